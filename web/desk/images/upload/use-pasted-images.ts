import { useEffect } from 'react';

/** A picture from the clipboard. What is pasted into a field is for the field. */
export function usePastedImages(onPaste: (files: File[]) => void): void {
  useEffect(() => {
    const handlePaste = ({ clipboardData, target }: ClipboardEvent) => {
      if (target instanceof Element && target.closest('input, textarea')) return;
      const files = [...(clipboardData?.files ?? [])];
      if (files.length > 0) onPaste(files);
    };
    window.addEventListener('paste', handlePaste);
    return () => window.removeEventListener('paste', handlePaste);
  }, [onPaste]);
}
