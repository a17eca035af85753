import { Download, FileSpreadsheet } from 'lucide-react';
import { formatNumber } from '../../../messages/plural.ts';
import { useMessages } from '../../../messages/store.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './export-buttons.module.css';
import type { ListExport } from './use-export.ts';

interface ExportButtonsProps {
  /** Entries that match the search and filters. */
  total: number;
  exporting: ListExport;
}

export function ExportButtons({ total, exporting }: ExportButtonsProps) {
  const t = useMessages();
  const { busy, start } = exporting;
  const entries = t.surveyList.exportedEntries(total, formatNumber(total));
  return (
    <div className={styles.place}>
      <Button
        busy={busy === 'csv' && t.surveyList.exporting}
        disabled={busy === 'xlsx'}
        onClick={() => start('csv')}
      >
        <Download size={20} />
        <span>{t.surveyList.export(<span className={styles.count}>{entries}</span>)}</span>
      </Button>
      <Button
        square
        busy={busy === 'xlsx' && ''}
        disabled={busy === 'csv'}
        aria-label={busy === 'xlsx' ? t.surveyList.exporting : t.surveyList.exportExcel(entries)}
        title={t.surveyList.exportExcel(entries)}
        onClick={() => start('xlsx')}
      >
        <FileSpreadsheet size={20} />
      </Button>
    </div>
  );
}
