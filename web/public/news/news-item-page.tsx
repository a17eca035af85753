import shared from '#web/styles/public.module.css';
import { Picture } from '#web/ui/picture.tsx';
import article from '../sections/article.module.css';
import { Crumbs } from '../sections/crumbs.tsx';
import { PictureGrid } from '../sections/picture-grid.tsx';
import { CopyLink, WhatsAppLink } from '../share/share.tsx';
import { Blocks } from '../words/blocks.tsx';
import { MoreLink } from '../words/links.tsx';
import { Marked } from '../words/prose.tsx';
import { useTitleLang } from '../words/title-lang.ts';
import type { singleItem } from './load-news.ts';
import styles from './news.module.css';

export function NewsItemPage({ item, words }: ReturnType<typeof singleItem>) {
  const { title, date, when, author, place, program, path, picture, pictures, lede, blocks } = item;
  const titleLang = useTitleLang(title);
  const facts = [
    { term: words.by, value: author },
    { term: words.place, value: place },
    { term: words.program, value: program },
  ];
  return (
    <article className={`${shared.wrap} ${article.article}`} lang={item.lang}>
      <Crumbs parent="/news" name={title} />
      <h1 lang={titleLang}>{title}</h1>
      <div className={styles.columns}>
        <aside>
          <dl>
            <dt>{words.written}</dt>
            <dd>
              <time dateTime={date}>{when}</time>
            </dd>
            {facts.map(
              ({ term, value }) =>
                value && (
                  <div key={term}>
                    <dt>{term}</dt>
                    <dd>{value}</dd>
                  </div>
                ),
            )}
          </dl>
          <div className={styles.share}>
            <WhatsAppLink text={title} path={path} isSmall>
              {words.share}
            </WhatsAppLink>
            <CopyLink path={path} words={words} />
          </div>
        </aside>
        <div className={styles.body}>
          {lede && (
            <p className={shared.lede}>
              <Marked text={lede} />
            </p>
          )}
          {picture && (
            <figure>
              <Picture of={picture} sizes="(max-width: 760px) 100vw, 800px" priority />
            </figure>
          )}
          <Blocks blocks={blocks} />
          <PictureGrid pictures={pictures} room="column" />
          <div className={shared.actions}>
            <MoreLink to="/news">{words.all}</MoreLink>
          </div>
        </div>
      </div>
    </article>
  );
}
