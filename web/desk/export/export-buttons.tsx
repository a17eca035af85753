import { Download, FileSpreadsheet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/store.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import styles from './export-buttons.module.css';
import type { FormatExport } from './use-export.ts';

interface ExportButtonsProps {
  /** Label of the CSV button. */
  label: ReactNode;
  excelLabel: string;
  exporting: FormatExport;
  className?: string | undefined;
  /** A tooltip of the CSV button. */
  hint?: string;
}

export function ExportButtons({
  label,
  excelLabel,
  exporting,
  className,
  hint,
}: ExportButtonsProps) {
  const t = useMessages();
  const { busy, start } = exporting;
  return (
    <div className={classes(styles.buttons, className)}>
      <Button
        busy={busy === 'csv' && t.surveyList.exporting}
        disabled={busy === 'xlsx'}
        title={hint}
        onClick={() => start('csv')}
      >
        <Download size={20} />
        <span>{label}</span>
      </Button>
      <Button
        busy={busy === 'xlsx' && ''}
        disabled={busy === 'csv'}
        aria-label={busy === 'xlsx' ? t.surveyList.exporting : excelLabel}
        title={excelLabel}
        onClick={() => start('xlsx')}
      >
        <FileSpreadsheet size={20} />
        <span>{t.surveyList.excel}</span>
      </Button>
    </div>
  );
}
