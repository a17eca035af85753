import { useState } from 'react';
import { failureMessage } from '../../../messages/errors.ts';
import type { LocalizedText } from '../../../messages/messages.ts';
import { currentMessages } from '../../../messages/store.ts';
import { useToast } from '../../../ui/dialogs/toast.tsx';
import { callFile } from '../../api/client.ts';
import { saveFile } from '../../api/save-file.ts';
import type { ListQuery } from '../list-query.ts';

export interface Export {
  busy: boolean;
  failure: LocalizedText | null;
  start: () => void;
}

/** Exports the filtered list. Leaving the screen does not cancel it. */
export function useExport({ page, limit, ...query }: ListQuery): Export {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<LocalizedText | null>(null);
  const showToast = useToast();

  async function exportSurveys() {
    setBusy(true);
    setFailure(null);
    try {
      const file = await callFile('exportSurveys', { query });
      saveFile(file);
      showToast({ text: currentMessages().surveyList.exported(file.name) });
    } catch (error) {
      const failed = failureMessage('exportSurveys')(error);
      setFailure(() => failed);
    } finally {
      setBusy(false);
    }
  }
  return { busy, failure, start: () => void exportSurveys() };
}
