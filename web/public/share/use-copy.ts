import { useEffect, useState } from 'react';
import { copyText } from '../../ui/copy-text.ts';
import { useHydrated } from '../layout/use-hydrated.ts';

const NOTICE_MS = 4000;

/** The last copied value, shown for a moment. */
export function useCopy() {
  const [copied, setCopied] = useState<string>();
  // Browsers offer the clipboard only in secure contexts.
  const canCopy = useHydrated() && 'clipboard' in navigator;

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(undefined), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy(term: string, text: string): Promise<void> {
    setCopied((await copyText(text)) ? term : undefined);
  }
  return { canCopy, copied, copy };
}
