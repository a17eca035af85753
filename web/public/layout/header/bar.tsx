import { Link } from 'react-router';
import button from '#web/styles/button.module.css';
import shared from '#web/styles/public.module.css';
import { DonateLink } from '../donate/donation.tsx';
import { Icon } from '../icon.tsx';
import { useLayoutWords } from '../layout-context.ts';
import styles from './bar.module.css';
import { CustomPagesDropdown } from './custom-pages-dropdown.tsx';
import { LanguageLinks } from './language-links.tsx';
import { Logo } from './logo.tsx';
import { MenuLink } from './menu-link.tsx';
import { ProgrammeDropdown } from './programme-dropdown.tsx';
import { TriggerLink } from './trigger-link.tsx';

export function Bar({ onMenu }: { onMenu: () => void }) {
  const { bar, facts, menus } = useLayoutWords();
  return (
    <header className={styles.bar}>
      <div className={`${shared.wrap} ${styles.row}`}>
        <Link to="/" className={styles.logo}>
          <Logo name={facts.short_name} hindiName={facts.hindi_name} />
          <span className={shared.srOnly}>{` ${bar.home}`}</span>
        </Link>
        <nav className={styles.nav} aria-label={bar.main}>
          <ul>
            {menus.main.map(({ path, name }) => (
              <li key={path}>
                {path === '/tailoredsupport' ? (
                  <ProgrammeDropdown className={styles.item} />
                ) : (
                  <MenuLink to={path} className={styles.item}>
                    {name}
                  </MenuLink>
                )}
              </li>
            ))}
            {menus.custom[0] && (
              <li className={styles.custom}>
                <CustomPagesDropdown className={styles.item} />
              </li>
            )}
          </ul>
        </nav>
        <LanguageLinks className={styles.languages} />
        <DonateLink className={`${button.button} ${button.haldi} ${styles.donate}`}>
          {bar.donate}
        </DonateLink>
        <TriggerLink
          href="#site-links"
          opens="dialog"
          onOpen={onMenu}
          label={bar.menu}
          className={`${button.square} ${styles.menu}`}
        >
          <Icon name="menu" />
        </TriggerLink>
      </div>
    </header>
  );
}
