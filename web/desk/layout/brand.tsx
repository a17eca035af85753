import { trustName } from '#web/site-facts.ts';
import { Logo } from '../../ui/logo.tsx';
import styles from './brand.module.css';

// A plain link, because the public pages are a separate document.
export function DeskBrand() {
  return (
    <a href="/" className={styles.brand}>
      <Logo /> {trustName('short_name')} <span lang="hi">{trustName('hindi_name')}</span>
    </a>
  );
}
