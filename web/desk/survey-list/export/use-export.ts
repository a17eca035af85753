import { type FileDownload, useDownload } from '../../api/use-download.ts';
import type { ListQuery } from '../list-query.ts';

/** Exports the filtered list. */
export function useExport({ page, limit, ...query }: ListQuery): FileDownload {
  return useDownload('exportSurveys', { query }, (t, file) => t.surveyList.exported(file));
}
