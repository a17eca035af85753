import shared from '#web/styles/public.module.css';
import { Picture } from '#web/ui/picture.tsx';
import article from '../sections/article.module.css';
import { Crumbs } from '../sections/crumbs.tsx';
import { PictureGrid } from '../sections/picture-grid.tsx';
import { Blocks } from '../words/blocks.tsx';
import { MoreLink } from '../words/links.tsx';
import { Marked } from '../words/prose.tsx';
import { useTitleLang } from '../words/title-lang.ts';
import styles from './custom-pages.module.css';
import type { singlePage } from './load-custom-pages.ts';

export function CustomPage({ page, words }: ReturnType<typeof singlePage>) {
  const { name, heading, lede, picture, blocks, pictures, lang, isLinked } = page;
  const titleLang = useTitleLang(heading);
  return (
    <article className={`${shared.wrap} ${article.article}`} lang={lang}>
      {isLinked && <Crumbs parent="/pages" name={name} />}
      <h1 lang={titleLang}>{heading}</h1>
      <div className={styles.body}>
        <p className={shared.lede}>
          <Marked text={lede} />
        </p>
        {picture && (
          <figure>
            <Picture of={picture} sizes="(max-width: 760px) 100vw, 960px" priority />
          </figure>
        )}
        <Blocks blocks={blocks} />
        <PictureGrid pictures={pictures} room="page" />
        {isLinked && (
          <div className={shared.actions}>
            <MoreLink to="/pages">{words.all}</MoreLink>
          </div>
        )}
      </div>
    </article>
  );
}
