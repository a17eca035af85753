import { useEffect } from 'react';

/** Ignores pastes into fields. */
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
