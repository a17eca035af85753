import { Link } from 'react-router';
import button from '#web/styles/button.module.css';
import { Marked } from '../../words/prose.tsx';
import { useLayoutWords } from '../layout-context.ts';
import { MenuDropdown } from './menu-dropdown.tsx';
import { MenuLink } from './menu-link.tsx';
import { NumberedName } from './numbered-name.tsx';
import styles from './programme-dropdown.module.css';

const TAILORED_SUPPORT = '/tailoredsupport';

export function ProgrammeDropdown({ className }: { className?: string | undefined }) {
  const { bar, labels, menus } = useLayoutWords();
  return (
    <MenuDropdown
      href={TAILORED_SUPPORT}
      label={labels[TAILORED_SUPPORT]}
      className={className}
      panelClass={styles.panel}
    >
      {(close) => (
        <>
          <div className={styles.intro}>
            <p className={styles.title}>{bar.programmes}</p>
            <p>
              <Marked text={bar.programmes_text} />
            </p>
            <Link to={TAILORED_SUPPORT} className={button.more} onClick={close}>
              {bar.programmes_link}
            </Link>
          </div>
          <ol className={styles.list}>
            {menus.programmes.map(({ path, name }, index) => (
              <li key={path}>
                <MenuLink to={path} onClick={close}>
                  <NumberedName number={index + 1} name={name} />
                </MenuLink>
              </li>
            ))}
          </ol>
        </>
      )}
    </MenuDropdown>
  );
}
