import styles from './back-to-top.module.css';
import { useFrame } from './frame.ts';
import { Icon } from './icon.tsx';

/** Appears from the second screen on by CSS alone. */
export function BackToTop() {
  const { footer } = useFrame();
  return (
    <nav className={styles.rail} aria-label={footer.this_page}>
      <a href="#top" className={styles.button}>
        <Icon name="arrow-up" />
        <span className={styles.words}>{footer.top}</span>
      </a>
    </nav>
  );
}
