import { useLayoutWords } from './layout-context.ts';
import styles from './placeholder-mark.module.css';

/** Beside a value that the trust has not replaced yet. */
export function PlaceholderMark() {
  return <small className={styles.mark}>{useLayoutWords().footer.placeholder}</small>;
}
