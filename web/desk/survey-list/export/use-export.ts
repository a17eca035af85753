import { useState } from 'react';
import type { ExportFormat } from '#domain/export-format.ts';
import type { LocalizedText } from '../../../messages/messages.ts';
import { useDownload } from '../../api/use-download.ts';
import type { ListQuery } from '../list-query.ts';

export interface ListExport {
  /** The format that is being written. */
  busy: ExportFormat | null;
  failure: LocalizedText | null;
  start: (format: ExportFormat) => void;
}

/** Exports the filtered list. */
export function useExport({ page, limit, ...query }: ListQuery): ListExport {
  const { busy, failure, start } = useDownload('exportSurveys', (t, file) =>
    t.surveyList.exported(file),
  );
  const [format, setFormat] = useState<ExportFormat>('csv');

  function startFormat(chosen: ExportFormat): void {
    setFormat(chosen);
    start({ query: { ...query, format: chosen } });
  }
  return { busy: busy ? format : null, failure, start: startFormat };
}
