import { OPENAPI_PATH } from '#domain/endpoints/openapi-document.ts';
import { trustName } from '#web/site-facts.ts';
import styles from './docs-header.module.css';

export function DocsHeader() {
  return (
    <header className={styles.header}>
      <p>
        <a className={styles.brand} href="/">
          {trustName('short_name')}
        </a>{' '}
        <span lang="hi">{trustName('hindi_name')}</span>
      </p>
      <a href={OPENAPI_PATH}>openapi.json</a>
    </header>
  );
}
