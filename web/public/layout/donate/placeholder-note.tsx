import { Marked } from '../../words/prose.tsx';
import { useLayoutWords } from '../layout-context.ts';
import styles from './placeholder-note.module.css';

/** Hidden once the bank details are published. */
export function PlaceholderNote() {
  const { placeholderNotice } = useLayoutWords().donation;
  if (!placeholderNotice) return null;
  return (
    <p className={styles.note}>
      <b>{placeholderNotice.placeholder}</b> <Marked text={placeholderNotice.placeholder_text} />
    </p>
  );
}
