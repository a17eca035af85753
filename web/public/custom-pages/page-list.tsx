import { Link } from 'react-router';
import button from '#web/styles/button.module.css';
import shared from '#web/styles/public.module.css';
import { Picture } from '#web/ui/picture.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Section } from '../sections/section.tsx';
import { Split } from '../sections/split.tsx';
import { Marked } from '../words/prose.tsx';
import styles from './custom-pages.module.css';
import type { pageList } from './load-custom-pages.ts';

type PageListProps = ReturnType<typeof pageList>;

export function PageList({ opening, words, nothing, pages }: PageListProps) {
  return (
    <>
      <PageHero {...opening} />
      {pages.length === 0 ? (
        <Split background="lime" heading={nothing.heading}>
          <p className={shared.lede}>
            <Marked text={nothing.text} />
          </p>
        </Split>
      ) : (
        <Section background="lime">
          <ul className={styles.list}>
            {pages.map((page) => (
              <ListedPage key={page.slug || page.heading} page={page} read={words.read} />
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

function ListedPage({ page, read }: { page: PageListProps['pages'][number]; read: string }) {
  const { slug, heading, lede, picture, lang, path } = page;
  return (
    <li lang={lang}>
      {picture && <Picture of={picture} alt="" sizes="(max-width: 760px) 100vw, 50vw" />}
      <h2>{slug ? <Link to={path}>{heading}</Link> : heading}</h2>
      <p>
        <Marked text={lede} />
      </p>
      {slug && (
        <Link to={path} className={button.more}>
          <span>
            {read}
            <span className={shared.srOnly}>: {heading}</span>
          </span>
        </Link>
      )}
    </li>
  );
}
