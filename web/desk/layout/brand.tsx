import { site } from '#content/site.ts';
import { Mark } from '../../ui/mark.tsx';
import styles from './brand.module.css';

// A plain link, because the public pages are a separate document.
export function DeskBrand() {
  return (
    <a href="/" className={styles.brand}>
      <Mark /> {site.shortName} <span lang="hi">{site.hindiName}</span>
    </a>
  );
}
