import { useState } from 'react';
import type { ExportFormat } from '#domain/export-format.ts';
import type { LocalizedText } from '../../messages/messages.ts';
import type { FileDownload } from '../api/use-download.ts';

export interface FormatExport {
  /** The format that is being written. */
  busy: ExportFormat | null;
  failure: LocalizedText | null;
  start: (format: ExportFormat) => void;
}

/** Exports what the query asks for, in either format. */
export function useExport<Query extends object>(
  { busy, failure, start }: FileDownload<{ query: Query & { format: ExportFormat } }>,
  query: Query,
): FormatExport {
  const [format, setFormat] = useState<ExportFormat>('csv');

  function startFormat(chosen: ExportFormat): void {
    setFormat(chosen);
    start({ query: { ...query, format: chosen } });
  }
  return { busy: busy ? format : null, failure, start: startFormat };
}
