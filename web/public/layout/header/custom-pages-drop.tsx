import { useLayoutWords } from '../layout-context.ts';
import { MenuDrop } from './menu-drop.tsx';
import { MenuLink } from './menu-link.tsx';
import styles from './more-drop.module.css';

/** The trust's own pages. */
export function MoreDrop({ className }: { className?: string | undefined }) {
  const { labels, menus } = useLayoutWords();
  return (
    <MenuDrop href="/pages" label={labels['/pages']} className={className}>
      {(close) => (
        <ul className={styles.list}>
          {menus.custom.map(({ path, name }) => (
            <li key={path}>
              <MenuLink to={path} onClick={close}>
                {name}
              </MenuLink>
            </li>
          ))}
        </ul>
      )}
    </MenuDrop>
  );
}
