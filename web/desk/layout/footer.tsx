import { trustName } from '#web/site-facts.ts';
import { useMessages } from '../../messages/store.ts';
import styles from './footer.module.css';

/** Links open beside the desk, which may have an open form. */
export function DeskFooter() {
  const t = useMessages();
  // Not by `localePath`: shared, it would bring the desk's chunk to the public pages.
  const root = t.language === 'en' ? '' : `/${t.language}`;
  return (
    <footer className={styles.footer}>
      <div className={styles.line}>
        <p>{trustName('name')}</p>
        <a href={`${root}/contact`} target="_blank" rel="noopener">
          {t.layout.help}
        </a>
        <a href={root || '/'} target="_blank" rel="noopener">
          {t.layout.publicWebsite}
        </a>
      </div>
    </footer>
  );
}
