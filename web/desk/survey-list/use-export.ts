import { useState } from 'react';
import { useToast } from '../../ui/dialogs/toast.tsx';
import { callFile } from '../api/client.ts';
import { failureMessages } from '../messages/messages.ts';
import { saveFile } from '../parts/save-file.ts';
import type { ListQuery } from './list-query.ts';

export interface Export {
  busy: boolean;
  failure: string | null;
  start: () => void;
}

/** Exports the filtered list. Leaving the screen does not cancel it. */
export function useExport({ page, limit, ...query }: ListQuery): Export {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const showToast = useToast();

  async function exportSurveys() {
    setBusy(true);
    setFailure(null);
    try {
      const file = await callFile('exportSurveys', { query });
      saveFile(file);
      showToast({ text: `Exported to ${file.name}` });
    } catch (error) {
      setFailure(failureMessages.exportSurveys(error));
    } finally {
      setBusy(false);
    }
  }
  return { busy, failure, start: () => void exportSurveys() };
}
