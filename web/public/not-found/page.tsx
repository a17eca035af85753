import { Link } from 'react-router';
import { pageNotFound } from '#content/documents/pages/page-404.ts';
import type { PagePath } from '#content/site-map.ts';
import shared from '#web/styles/public.module.css';
import { Picture } from '#web/ui/picture.tsx';
import { useLayoutWords } from '../layout/layout-context.ts';
import { Section } from '../sections/section.tsx';
import { websiteOf } from '../website-context.ts';
import { Marked } from '../words/prose.tsx';
import type { Route } from './+types/page.ts';
import styles from './not-found.module.css';

const WAYS: readonly PagePath[] = [
  '/',
  '/about',
  '/tailoredsupport',
  '/involved',
  '/event',
  '/dream',
  '/contact',
  '/faqs',
];

export const loader = ({ context }: Route.LoaderArgs) =>
  websiteOf(context).words(pageNotFound).opening;

/** Built once as /404, and served for every unknown address with that status. */
export default function NotFound({ loaderData }: Route.ComponentProps) {
  const { picture, heading, lede } = loaderData;
  const { labels } = useLayoutWords();
  return (
    <Section jaggedEdge={false} className={styles.page}>
      <Picture
        of={picture}
        sizes="(max-width: 900px) 100vw, 50vw"
        priority
        className={styles.scene}
      />
      <div>
        <p className={shared.quiet}>404</p>
        <h1>{heading}</h1>
        <p className={`${shared.lede} ${styles.lede}`}>
          <Marked text={lede} />
        </p>
        <ul className={styles.ways}>
          {WAYS.map((path) => (
            <li key={path}>
              <Link to={path}>{labels[path]}</Link>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
