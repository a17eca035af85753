import styles from './back-to-top.module.css';
import { Icon } from './icon.tsx';

/** Appears from the second screen on by CSS alone. */
export function BackToTop() {
  return (
    <nav className={styles.rail} aria-label="This page">
      <a href="#top" className={styles.button}>
        <Icon name="arrow-up" />
        <span className={styles.words}>Back to top</span>
      </a>
    </nav>
  );
}
