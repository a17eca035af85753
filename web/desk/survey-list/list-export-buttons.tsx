import { formatNumber } from '../../messages/plural.ts';
import { useMessages } from '../../messages/store.ts';
import { ExportButtons } from '../export/export-buttons.tsx';
import type { FormatExport } from '../export/use-export.ts';
import styles from './list-export-buttons.module.css';

interface ListExportButtonsProps {
  /** Entries that match the search and filters. */
  total: number;
  exporting: FormatExport;
}

export function ListExportButtons({ total, exporting }: ListExportButtonsProps) {
  const t = useMessages();
  const entries = t.surveyList.exportedEntries(total, formatNumber(total));
  return (
    <ExportButtons
      label={t.surveyList.export(<span className={styles.count}>{entries}</span>)}
      excelLabel={t.surveyList.exportExcel(entries)}
      exporting={exporting}
      className={styles.list}
    />
  );
}
