import { Link } from 'react-router';
import { notFound } from '#content/pages/not-found.ts';
import { pageAt } from '#content/site-map.ts';
import shared from '#web/styles/public.module.css';
import { Picture } from '#web/ui/picture.tsx';
import { Section } from '../parts/section.tsx';
import styles from './not-found.module.css';

/** Built once as /404, and served for every unknown address with that status. */
export default function NotFound() {
  return (
    <Section saw={false} className={styles.page}>
      <Picture
        of={notFound.picture}
        sizes="(max-width: 900px) 100vw, 50vw"
        priority
        className={styles.scene}
      />
      <div>
        <p className={shared.quiet}>404</p>
        <h1>{notFound.heading}</h1>
        <p className={`${shared.lede} ${styles.lede}`}>{notFound.lede}</p>
        <ul className={styles.ways}>
          {notFound.ways.map((path) => (
            <li key={path}>
              <Link to={path}>{pageAt(path).label}</Link>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
