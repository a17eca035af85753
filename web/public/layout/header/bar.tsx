import { Link } from 'react-router';
import { mainMenu } from '#content/menu.ts';
import { pageAt } from '#content/site-map.ts';
import button from '#web/styles/button.module.css';
import shared from '#web/styles/public.module.css';
import { DonateLink } from '../donate/donation.tsx';
import { Icon } from '../icon.tsx';
import styles from './bar.module.css';
import { Logo } from './logo.tsx';
import { MenuLink } from './menu-link.tsx';
import { Opener } from './opener.tsx';
import { ProgrammeDrop } from './programme-drop.tsx';

export function Bar({ onMenu }: { onMenu: () => void }) {
  return (
    <header className={styles.bar}>
      <div className={`${shared.wrap} ${styles.row}`}>
        <Link to="/" className={styles.logo}>
          <Logo />
          <span className={shared.spoken}> home</span>
        </Link>
        <nav className={styles.nav} aria-label="Main">
          <ul>
            {mainMenu.map((path) => (
              <li key={path}>
                {path === '/tailoredsupport' ? (
                  <ProgrammeDrop className={styles.item} />
                ) : (
                  <MenuLink to={path} className={styles.item}>
                    {pageAt(path).label}
                  </MenuLink>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <DonateLink className={`${button.button} ${button.haldi} ${styles.donate}`}>
          Donate
        </DonateLink>
        <Opener
          href="#site-links"
          opens="dialog"
          onOpen={onMenu}
          label="Menu"
          className={`${button.square} ${styles.menu}`}
        >
          <Icon name="menu" />
        </Opener>
      </div>
    </header>
  );
}
