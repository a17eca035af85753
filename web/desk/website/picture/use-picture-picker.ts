import { type ComponentType, useState } from 'react';
import { noResponse } from '../../../messages/errors.ts';
import { useMessages } from '../../../messages/store.ts';
import { useToast } from '../../../ui/dialogs/toast.tsx';
import type { PicturePickerProps } from './picture-picker.tsx';

/** Loads the picker when it is first opened: most visits to the editor change words only. */
export function usePicturePicker() {
  const t = useMessages();
  const showToast = useToast();
  const [Picker, setPicker] = useState<ComponentType<PicturePickerProps> | null>(null);

  async function open() {
    try {
      const { PicturePicker } = await import('./picture-picker.tsx');
      setPicker(() => PicturePicker);
    } catch {
      showToast({ text: noResponse(t) });
    }
  }

  return { Picker, open: () => void open(), close: () => setPicker(null) };
}
