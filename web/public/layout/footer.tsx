import { Link } from 'react-router';
import { legalLinks, moreLinks, quickLinks } from '#content/menu.ts';
import { site } from '#content/site.ts';
import { type PagePath, pageAt } from '#content/site-map.ts';
import shared from '#web/styles/public.module.css';
import styles from './footer.module.css';
import { useHydrated } from './hydrated.ts';
import { Icon } from './icon.tsx';
import { OutsideLink } from './outside-link.tsx';
import { PhoneNumber } from './phone-number.tsx';

export function Footer() {
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
            <p className={styles.tagline}>{site.tagline}</p>
            <p className={styles.second}>{site.secondTagline}</p>
          </div>
          <nav id="site-links" aria-label="Quick links" tabIndex={-1}>
            <h2>Quick Links</h2>
            <PageLinks paths={quickLinks} />
          </nav>
          <nav aria-label="More pages">
            <h2>More pages</h2>
            <PageLinks paths={moreLinks} />
          </nav>
          <div>
            <h2>Contact</h2>
            <ul>
              <li className={styles.line}>
                <Icon name="phone" />
                <PhoneNumber />
                {site.phone.placeholder && <PlaceholderMark />}
              </li>
              <li className={styles.line}>
                <Icon name="mail" />
                <a href={`mailto:${site.email}`}>{site.email}</a>
                {site.email.endsWith('.example') && <PlaceholderMark />}
              </li>
            </ul>
            <ul className={styles.social}>
              {site.socialLinks.map(({ name, url }) => (
                <li key={name}>
                  <OutsideLink href={url}>{name}</OutsideLink>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div className={styles.end}>
          <p>
            © <CurrentYear /> {site.name}. All rights reserved.
          </p>
          <nav className={styles.legal} aria-label="Legal">
            {legalLinks.map((path) => (
              <Link key={path} to={path}>
                {pageAt(path).label}
              </Link>
            ))}
          </nav>
          <p>
            Drawings inspired by Warli painting.{' '}
            <Link to="/revival#tradition">About the tradition</Link>
          </p>
          <p>
            Powered by <OutsideLink href={site.poweredBy.url}>{site.poweredBy.name}</OutsideLink>
          </p>
        </div>
      </div>
    </footer>
  );
}

function PageLinks({ paths }: { paths: readonly PagePath[] }) {
  return (
    <ul>
      {paths.map((path) => (
        <li key={path}>
          <Link to={path}>{pageAt(path).label}</Link>
        </li>
      ))}
    </ul>
  );
}

function PlaceholderMark() {
  return <small className={styles.placeholder}>placeholder</small>;
}

/** Corrected after hydration: the page may have been built in another year. */
function CurrentYear() {
  const hydrated = useHydrated();
  return (
    <span key={hydrated ? 'today' : 'built'} suppressHydrationWarning>
      {new Date().getFullYear()}
    </span>
  );
}
