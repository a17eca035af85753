import { trustName } from '#web/site-facts.ts';
import { useMessages } from '../../messages/store.ts';
import styles from './footer.module.css';

export function DeskFooter() {
  const t = useMessages();
  return (
    <footer className={styles.footer}>
      <div className={styles.line}>
        <p>{trustName('name')}</p>
        <a href="/contact">{t.layout.help}</a>
        <a href="/">{t.layout.publicWebsite}</a>
      </div>
    </footer>
  );
}
