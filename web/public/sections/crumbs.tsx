import { Link } from 'react-router';
import type { PagePath } from '#content/site-map.ts';
import { useLayoutWords } from '../layout/layout-context.ts';
import styles from './crumbs.module.css';

/** @param name of the page below its parent */
export function Crumbs({ parent, name }: { parent: PagePath; name: string }) {
  const { labels, breadcrumb } = useLayoutWords();
  return (
    <nav className={styles.crumbs} aria-label={breadcrumb}>
      <ol>
        <li>
          <Link to="/">{labels['/']}</Link>
        </li>
        <li>
          <Link to={parent}>{labels[parent]}</Link>
        </li>
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  );
}
