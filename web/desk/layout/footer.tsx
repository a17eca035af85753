import { site } from '#content/site.ts';
import styles from './footer.module.css';

export function DeskFooter() {
  return (
    <footer className={styles.footer}>
      <div className={styles.line}>
        <p>{site.name}</p>
        <a href="/contact">Help and contact</a>
        <a href="/">Public website</a>
      </div>
    </footer>
  );
}
