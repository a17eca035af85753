import { User } from 'lucide-react';
import { type ComponentType, useEffect, useState } from 'react';
import { SECOND_MS } from '#domain/durations.ts';
import { useMessages } from '../../../../messages/store.ts';
import { Banner } from '../../../../ui/banner.tsx';
import type { OtherEditorBannerProps } from './other-editor-banner.tsx';

const RETRY_MS = 5 * SECOND_MS;

/** Most editors are alone. Until its file is loaded, a plain banner says who is writing. */
export function OtherEditorOnDemand(props: OtherEditorBannerProps) {
  const t = useMessages();
  const [Loaded, setLoaded] = useState<ComponentType<OtherEditorBannerProps> | null>(null);
  useEffect(() => {
    if (Loaded) return;
    const load = () =>
      void import('../on-demand.ts').then(
        ({ OtherEditorBanner }) => setLoaded(() => OtherEditorBanner),
        () => {},
      );
    load();
    const timer = setInterval(load, RETRY_MS);
    return () => clearInterval(timer);
  }, [Loaded]);
  if (Loaded) return <Loaded {...props} />;
  const { isSelf, name } = props.other;
  const writer = isSelf ? t.website.youElsewhere : name || t.website.someone;
  const title = t.website.isEditing(writer);
  return <Banner kind="warning" urgent={false} icon={<User size={20} />} title={title} />;
}
