import { useLayoutWords } from '../layout-context.ts';
import styles from './custom-pages-dropdown.module.css';
import { LanguageLinks } from './language-links.tsx';
import { MenuDropdown } from './menu-dropdown.tsx';
import { MenuLink } from './menu-link.tsx';

/** Custom pages, and the languages where the bar has no room for them. */
export function CustomPagesDropdown({ className }: { className?: string | undefined }) {
  const { labels, menus } = useLayoutWords();
  return (
    <MenuDropdown href="/pages" label={labels['/pages']} className={className}>
      {(close) => (
        <>
          <ul className={styles.list}>
            {menus.custom.map(({ path, name }) => (
              <li key={path}>
                <MenuLink to={path} onClick={close}>
                  {name}
                </MenuLink>
              </li>
            ))}
          </ul>
          <LanguageLinks className={styles.languages} />
        </>
      )}
    </MenuDropdown>
  );
}
