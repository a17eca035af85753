import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { noResponse } from '../../../messages/errors.ts';
import { useMessages } from '../../../messages/store.ts';
import { useToast } from '../../../ui/dialogs/toast.tsx';
import type { PublishFlowProps } from './publish-flow.tsx';

const load = () => import('./publish-flow.tsx');

export function prefetchPublishFlow(): void {
  load().catch(() => {});
}

/** Loaded when it is first opened: an editor is opened more often than something is published. */
export function PublishFlowOnDemand(props: PublishFlowProps) {
  const t = useMessages();
  const showToast = useToast();
  const [Flow, setFlow] = useState<ComponentType<PublishFlowProps> | null>(null);
  const fail = useEffectEvent(() => {
    props.editor.publishing.close();
    showToast({ text: noResponse(t) });
  });
  useEffect(() => {
    load().then(
      ({ PublishFlow }) => setFlow(() => PublishFlow),
      () => fail(),
    );
  }, []);
  return Flow && <Flow {...props} />;
}
