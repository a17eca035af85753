import { Icon } from '../icon.tsx';
import { useLayoutWords } from '../layout-context.ts';
import styles from './back-to-top.module.css';

/** In the margin of wide screens, and at the end of the page on others, by CSS alone. */
export function BackToTop() {
  const { footer } = useLayoutWords();
  return (
    <nav className={styles.nav} aria-label={footer.this_page}>
      <a href="#top" className={styles.button}>
        <Icon name="arrow-up" />
        <span className={styles.words}>{footer.top}</span>
      </a>
    </nav>
  );
}
