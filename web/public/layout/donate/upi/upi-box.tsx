import { useCopy } from '../../../share/use-copy.ts';
import { useLayoutWords } from '../../layout-context.ts';
import { CopiedNotice, CopyButton } from '../copy-button.tsx';
import styles from './upi-box.module.css';

/** Hidden for a trust that has published its account without a UPI ID. */
export function UpiBox() {
  const { bank, donation } = useLayoutWords();
  const { canCopy, copied, copy } = useCopy();
  const { upi_id: term, giving, placeholderNotice } = donation;
  if (placeholderNotice) {
    return (
      <p className={styles.box}>
        <span className={styles.term}>
          {term} <span className={styles.placeholder}>{giving.placeholder}</span>
        </span>
        <b className={styles.dashed}>{giving.upi_placeholder}</b>
      </p>
    );
  }
  if (!bank.upi_id) return null;
  return (
    <div className={styles.box}>
      <span className={styles.term}>{term}</span>
      <b>{bank.upi_id}</b>
      {canCopy && (
        <CopyButton
          term={term}
          done={copied === term}
          onCopy={() => void copy(term, bank.upi_id)}
        />
      )}
      <CopiedNotice copied={copied} />
    </div>
  );
}
