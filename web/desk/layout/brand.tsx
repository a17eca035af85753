import type { ReactNode } from 'react';
import { trustName } from '#web/site-facts.ts';
import styles from './brand.module.css';

// A plain link, because the public pages are a separate document.
export function DeskBrand({ children }: { children: ReactNode }) {
  return (
    <a href="/" className={styles.brand}>
      {children} {trustName('short_name')} <span lang="hi">{trustName('hindi_name')}</span>
    </a>
  );
}
