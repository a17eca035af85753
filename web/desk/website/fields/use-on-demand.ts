import { type ComponentType, useState } from 'react';
import { noResponse } from '../../../messages/errors.ts';
import { useMessages } from '../../../messages/store.ts';
import { useToast } from '../../../ui/dialogs/toast.tsx';

/** A dialog that is loaded when it is opened: most visits to the editor change words only. */
export function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>) {
  const t = useMessages();
  const showToast = useToast();
  const [Shown, setShown] = useState<ComponentType<Props> | null>(null);

  async function open() {
    try {
      const loaded = await load();
      setShown(() => loaded);
    } catch {
      showToast({ text: noResponse(t) });
    }
  }

  return { Shown, open: () => void open(), close: () => setShown(null) };
}
