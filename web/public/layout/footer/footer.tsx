import { Link } from 'react-router';
import shared from '#web/styles/public.module.css';
import { LanguageLinks } from '../header/language-links.tsx';
import { Icon } from '../icon.tsx';
import { useLayoutWords } from '../layout-context.ts';
import { OutsideLink } from '../outside-link.tsx';
import { PhoneNumber } from '../phone-number.tsx';
import { PlaceholderMark } from '../placeholder-mark.tsx';
import type { SiteLink } from '../site-menus.ts';
import { useHydrated } from '../use-hydrated.ts';
import styles from './footer.module.css';

export function Footer() {
  const { facts, footer, menus } = useLayoutWords();
  const { email, powered_by, is_placeholder } = facts;
  return (
    <footer className={styles.footer} data-dark>
      <img
        src="/drawings/frieze.svg"
        alt=""
        width={1600}
        height={210}
        loading="lazy"
        className={styles.frieze}
      />
      <div className={shared.wrap}>
        <div className={styles.columns}>
          <div>
            <p className={styles.tagline}>{facts.tagline}</p>
            <p className={styles.second}>{facts.second_tagline}</p>
          </div>
          <nav id="site-links" aria-label={footer.quick} tabIndex={-1}>
            <h2>{footer.quick_links}</h2>
            <PageLinks links={menus.quick} />
          </nav>
          <nav aria-label={footer.more_pages}>
            <h2>{footer.more_pages}</h2>
            <PageLinks links={menus.footer} />
          </nav>
          <div>
            <h2>{footer.contact}</h2>
            <ul>
              <li className={styles.line}>
                <Icon name="phone" />
                <PhoneNumber />
                {is_placeholder.phone && <PlaceholderMark />}
              </li>
              <li className={styles.line}>
                <Icon name="mail" />
                <a href={`mailto:${email}`}>{email}</a>
                {is_placeholder.email && <PlaceholderMark />}
              </li>
            </ul>
            <ul className={styles.social}>
              {facts.social_links.map(({ name, address }) => (
                <li key={name}>
                  <OutsideLink href={address}>{name}</OutsideLink>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <LanguageLinks />
        <div className={styles.end}>
          <p>
            © <CurrentYear /> {facts.name}. {footer.rights}
          </p>
          <nav className={styles.legal} aria-label={footer.legal}>
            {menus.legal.map(({ path, name }) => (
              <Link key={path} to={path}>
                {name}
              </Link>
            ))}
          </nav>
          <p>
            {footer.drawings} <Link to="/revival#tradition">{footer.tradition}</Link>
          </p>
          <p>
            {footer.powered_by}{' '}
            <OutsideLink href={powered_by.address}>{powered_by.name}</OutsideLink>
          </p>
        </div>
      </div>
    </footer>
  );
}

function PageLinks({ links }: { links: readonly SiteLink[] }) {
  return (
    <ul>
      {links.map(({ path, name }) => (
        <li key={path}>
          <Link to={path}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}

/** Corrected after hydration: the page may have been rendered in another year. */
function CurrentYear() {
  const { year } = useLayoutWords();
  return <>{useHydrated() ? new Date().getFullYear() : year}</>;
}
