import { localePath } from '#domain/website/addresses/locale-path.ts';
import { trustName } from '#web/site-facts.ts';
import { useMessages } from '../../messages/store.ts';
import styles from './footer.module.css';

/** Links open beside the desk, which may have an open form. */
export function DeskFooter() {
  const t = useMessages();
  const hrefOf = (path: string) => localePath(t.language, path);
  return (
    <footer className={styles.footer}>
      <div className={styles.line}>
        <p>{trustName('name')}</p>
        <a href={hrefOf('/contact')} target="_blank" rel="noopener">
          {t.layout.help}
        </a>
        <a href={hrefOf('/')} target="_blank" rel="noopener">
          {t.layout.publicWebsite}
        </a>
      </div>
    </footer>
  );
}
