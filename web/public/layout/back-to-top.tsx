import styles from './back-to-top.module.css';
import { Icon } from './icon.tsx';

/** Stands in the page from the second screen on and travels with it, without any script. */
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
