import { Download } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import styles from './export-button.module.css';
import type { Export } from './use-export.ts';

interface ExportButtonProps {
  /** Entries that match the search and filters. */
  total: number;
  exporting: Export;
}

export function ExportButton({ total, exporting }: ExportButtonProps) {
  const { busy, start } = exporting;
  return (
    <div className={styles.place}>
      <Button busy={busy && 'Exporting...'} onClick={start}>
        <Download size={20} />
        <span>
          Export{' '}
          <span className={styles.count}>
            {total.toLocaleString('en-IN')} {total === 1 ? 'entry' : 'entries'}
          </span>
        </span>
      </Button>
    </div>
  );
}
