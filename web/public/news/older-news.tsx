import shared from '#web/styles/public.module.css';
import { Crumbs } from '../sections/crumbs.tsx';
import { Section } from '../sections/section.tsx';
import { MoreLink } from '../words/links.tsx';
import type { olderNews } from './load-news.ts';
import styles from './news.module.css';
import { NewsRows } from './news-rows.tsx';

type OlderNewsProps = ReturnType<typeof olderNews>;

export function OlderNews(props: OlderNewsProps) {
  const { words, items, number, count, newerPath, olderPath } = props;
  return (
    <Section jaggedEdge={false} className={styles.older}>
      <Crumbs parent="/news" name={`${number}/${count}`} />
      <h1>{words.older}</h1>
      <NewsRows items={items} level={2} />
      <div className={shared.actions}>
        <MoreLink to={newerPath}>{words.newer}</MoreLink>
        {olderPath && <MoreLink to={olderPath}>{words.older}</MoreLink>}
      </div>
    </Section>
  );
}
