import { Link } from 'react-router';
import shared from '#web/styles/public.module.css';
import { Picture } from '#web/ui/picture.tsx';
import { Marked } from '../words/prose.tsx';
import type { newsList } from './load-news.ts';
import styles from './news.module.css';

export type ListedItem = ReturnType<typeof newsList>['items'][number];

interface NewsRowsProps {
  items: readonly ListedItem[];
  /** The level of their headings. */
  level: 2 | 3;
}

export function NewsRows({ items, level }: NewsRowsProps) {
  const Heading = `h${level}` as const;
  return (
    <ol className={styles.items}>
      {items.map((item) => (
        <li key={item.slug || `${item.date} ${item.title}`} lang={item.lang}>
          <div>
            <time dateTime={item.date}>{item.when}</time>
            <p className={shared.quiet}>{item.program}</p>
          </div>
          <div>
            <Heading>
              <NewsLink item={item} />
            </Heading>
            <p>
              <Marked text={item.summary} />
            </p>
          </div>
          {item.picture && <Picture of={item.picture} alt="" sizes="240px" />}
        </li>
      ))}
    </ol>
  );
}

export function NewsLink({ item: { slug, path, title } }: { item: ListedItem }) {
  return slug ? <Link to={path}>{title}</Link> : title;
}
