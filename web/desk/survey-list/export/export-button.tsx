import { Download } from 'lucide-react';
import { formatNumber } from '../../../messages/plural.ts';
import { useMessages } from '../../../messages/store.ts';
import { Button } from '../../../ui/button.tsx';
import type { FileDownload } from '../../api/use-download.ts';
import styles from './export-button.module.css';

interface ExportButtonProps {
  /** Entries that match the search and filters. */
  total: number;
  exporting: FileDownload;
}

export function ExportButton({ total, exporting }: ExportButtonProps) {
  const t = useMessages();
  const { busy, start } = exporting;
  return (
    <div className={styles.place}>
      <Button busy={busy && t.surveyList.exporting} onClick={start}>
        <Download size={20} />
        <span>
          {t.surveyList.export(
            <span className={styles.count}>
              {t.surveyList.exportedEntries(total, formatNumber(total))}
            </span>,
          )}
        </span>
      </Button>
    </div>
  );
}
