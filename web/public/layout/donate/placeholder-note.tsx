import { Marked } from '../../words/prose.tsx';
import { useLayoutWords } from '../layout-context.ts';
import styles from './placeholder-note.module.css';

/** Hidden once the bank details are published. */
export function PlaceholderNote() {
  const { unpublished } = useLayoutWords().donation;
  if (!unpublished) return null;
  return (
    <p className={styles.note}>
      <b>{unpublished.placeholder}</b> <Marked text={unpublished.placeholder_text} />
    </p>
  );
}
