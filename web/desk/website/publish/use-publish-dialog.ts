import { useState } from 'react';
import type { DocumentValue } from '#domain/website/document.ts';
import type { DraftSession } from '../draft/draft-state.ts';

/** @param passesCheck whether nothing in these words stands in the way */
export function usePublishDialog(
  session: DraftSession,
  passesCheck: (document: DocumentValue) => boolean,
) {
  const [isOpen, setOpen] = useState(false);
  const [isSaving, setSaving] = useState(false);

  async function ask() {
    setSaving(true);
    const isSaved = await session.flush();
    setSaving(false);
    if (isSaved && passesCheck(session.read().document)) setOpen(true);
  }

  return {
    isOpen,
    isSaving,
    ask: () => void ask(),
    open: () => setOpen(true),
    close: () => setOpen(false),
  };
}
