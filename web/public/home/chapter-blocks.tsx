import { Link } from 'react-router';
import { devanagari } from '#content/numerals.ts';
import shared from '#web/styles/public.module.css';
import { Picture } from '#web/ui/picture.tsx';
import type { ProgrammeTile } from '../chapter/programme-tiles.ts';
import { MoreLink } from '../parts/links.tsx';
import { Marked } from '../parts/prose.tsx';
import { SectionHead } from '../parts/section-head.tsx';
import styles from './chapter-blocks.module.css';
import type { HomeWords } from './home-words.ts';

/** Chapters 1, 6 and 11 are full-width spreads; the others alternate sides. */
const layouts = ['spread', 'left', 'right', 'left', 'right', 'spread-right'] as const;

function layoutOf(index: number) {
  if (index === 10) return 'spread';
  if (index < layouts.length) return layouts[index];
  return index % 2 === 0 ? 'right' : 'left';
}

interface ChapterBlocksProps extends ChapterWords {
  /** Before a number. */
  chapter: string;
  programmes: readonly ProgrammeTile[];
}
type ChapterWords = HomeWords['chapters'];

export function ChapterBlocks({ chapter, programmes, ...words }: ChapterBlocksProps) {
  return (
    <section className={styles.section}>
      <div className={shared.wrap}>
        <SectionHead heading={words.heading}>
          <Marked text={words.intro} /> <Link to="/tailoredsupport">{words.link}</Link>{' '}
          <Marked text={words.text} />
        </SectionHead>
      </div>
      {programmes.map((programme, index) => (
        <ChapterBlock
          key={programme.path}
          programme={programme}
          index={index}
          label={`${chapter} ${index + 1}`}
          more={words.more}
        />
      ))}
    </section>
  );
}

interface ChapterBlockProps {
  programme: ProgrammeTile;
  index: number;
  label: string;
  more: string;
}

function ChapterBlock({ programme, index, label, more }: ChapterBlockProps) {
  const { path, title, text, fact, picture, paint } = programme;
  const layout = layoutOf(index);
  const spread = layout?.startsWith('spread');
  return (
    <article className={styles.block} data-layout={layout} data-paint={paint} data-reveal>
      <Picture
        of={picture}
        sizes={spread ? '(max-width: 760px) 450px, 100vw' : '(max-width: 760px) 112vw, 60vw'}
        className={styles[picture.name]}
      />
      <div className={styles.words}>
        <div className={styles.title}>
          <span className={styles.number} lang="hi" aria-hidden="true">
            {devanagari(index + 1)}
          </span>
          <div>
            <span className={shared.quiet}>{label}</span>
            <h3>{title}</h3>
          </div>
        </div>
        <div className={styles.text}>
          <p>
            <Marked text={text} />
          </p>
          <p className={styles.fact}>{fact}</p>
          <MoreLink to={path} about={title}>
            {more}
          </MoreLink>
        </div>
      </div>
    </article>
  );
}
