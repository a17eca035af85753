import { useEffect } from 'react';

/** A picture from the clipboard. What is pasted into a field is for the field. */
export function usePastedPictures(onPaste: (files: File[]) => void): void {
  useEffect(() => {
    const take = ({ clipboardData, target }: ClipboardEvent) => {
      if (target instanceof Element && target.closest('input, textarea')) return;
      const files = [...(clipboardData?.files ?? [])];
      if (files.length > 0) onPaste(files);
    };
    window.addEventListener('paste', take);
    return () => window.removeEventListener('paste', take);
  }, [onPaste]);
}
