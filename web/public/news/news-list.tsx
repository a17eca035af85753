import { Link } from 'react-router';
import { FEED_PATH } from '#content/item-files.ts';
import { localePath } from '#domain/website/addresses/locale-path.ts';
import button from '#web/styles/button.module.css';
import shared from '#web/styles/public.module.css';
import { Picture } from '#web/ui/picture.tsx';
import { useLayoutWords } from '../layout/layout-context.ts';
import { PageHero } from '../sections/page-hero.tsx';
import { Section } from '../sections/section.tsx';
import { Split } from '../sections/split.tsx';
import { MoreLink } from '../words/links.tsx';
import { Marked } from '../words/prose.tsx';
import type { newsList } from './load-news.ts';
import styles from './news.module.css';
import { type ListedItem, NewsLink, NewsRows } from './news-rows.tsx';

type NewsListProps = ReturnType<typeof newsList>;

export function NewsList({ opening, words, nothing, items, olderPath }: NewsListProps) {
  const { locale } = useLayoutWords();
  const [newest, ...older] = items;
  return (
    <>
      <PageHero {...opening} />
      {!newest && (
        <Split background="lime" heading={nothing.heading}>
          <p className={shared.lede}>
            <Marked text={nothing.text} />
          </p>
          <div className={shared.actions}>
            <MoreLink to="/event">{nothing.events}</MoreLink>
          </div>
        </Split>
      )}
      {newest && (
        <Section background="lime">
          <Newest item={newest} read={words.read} />
          {older.length > 0 && <h2 className={shared.srOnly}>{words.older}</h2>}
          <NewsRows items={older} level={3} />
          <div className={shared.actions}>
            {olderPath && <MoreLink to={olderPath}>{words.older}</MoreLink>}
            <a href={localePath(locale, FEED_PATH)} className={button.more}>
              {words.feed}
            </a>
          </div>
        </Section>
      )}
    </>
  );
}

function Newest({ item, read }: { item: ListedItem; read: string }) {
  return (
    <article className={item.picture ? styles.newest : undefined} lang={item.lang}>
      {item.picture && <Picture of={item.picture} alt="" sizes="(max-width: 760px) 100vw, 60vw" />}
      <div>
        <p className={`${shared.quiet} ${styles.meta}`}>
          <time dateTime={item.date}>{item.when}</time>
          {item.program && <span>{item.program}</span>}
        </p>
        <h2>
          <NewsLink item={item} />
        </h2>
        <p>
          <Marked text={item.summary} />
        </p>
        {item.slug && (
          <p className={styles.read}>
            <Link to={item.path} className={button.more}>
              <span>
                {read}
                <span className={shared.srOnly}>: {item.title}</span>
              </span>
            </Link>
          </p>
        )}
      </div>
    </article>
  );
}
