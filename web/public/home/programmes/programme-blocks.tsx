import { Link } from 'react-router';
import shared from '#web/styles/public.module.css';
import { Picture } from '#web/ui/picture.tsx';
import { DevanagariNumber } from '../../../ui/text/devanagari-number.tsx';
import { FigureBasis } from '../../sections/figure-basis.tsx';
import { SectionHead } from '../../sections/section-head.tsx';
import { MoreLink } from '../../words/links.tsx';
import { Marked } from '../../words/prose.tsx';
import type { homeProgrammes } from './home-programmes.ts';
import styles from './programme-blocks.module.css';
import { ProgrammeBriefs } from './programme-briefs.tsx';

/** The first is a full-width spread; the others alternate sides. */
const LAYOUTS = ['spread', 'left', 'right'] as const;

interface ProgrammeBlocksProps extends ProgrammeWords {
  /** Before a number. */
  chapter: string;
}
type ProgrammeWords = ReturnType<typeof homeProgrammes>;
type LargeProgramme = ProgrammeWords['large'][number];

export function ProgrammeBlocks({ chapter, large, others, ...words }: ProgrammeBlocksProps) {
  return (
    <section className={styles.section}>
      <div className={shared.wrap}>
        <SectionHead heading={words.heading}>
          <Marked text={words.intro} /> <Link to="/tailoredsupport">{words.link}</Link>{' '}
          <Marked text={words.text} />
        </SectionHead>
      </div>
      {large.map((programme, index) => (
        <ProgrammeBlock
          key={programme.path}
          programme={programme}
          layout={LAYOUTS[index] ?? 'left'}
          label={`${chapter} ${programme.number}`}
          more={words.more}
          note={words.note}
        />
      ))}
      <ProgrammeBriefs {...others} all={words.all} more={words.more} note={words.note} />
    </section>
  );
}

interface ProgrammeBlockProps {
  programme: LargeProgramme;
  layout: (typeof LAYOUTS)[number];
  label: string;
  more: string;
  /** Beside a figure whose scope and source are not filled in. */
  note: string;
}

function ProgrammeBlock({ programme, layout, label, more, note }: ProgrammeBlockProps) {
  const { path, number, title, text, fact, basis, picture, theme } = programme;
  const spread = layout === 'spread';
  return (
    <article className={styles.block} data-layout={layout} data-theme={theme} data-reveal>
      <Picture
        of={picture}
        sizes={spread ? '(max-width: 760px) 450px, 100vw' : '(max-width: 760px) 112vw, 60vw'}
        className={styles[picture.name]}
      />
      <div className={styles.words}>
        <div className={styles.title}>
          <DevanagariNumber className={styles.number} value={number} />
          <div>
            <span className={shared.quiet}>{label}</span>
            <h3>{title}</h3>
          </div>
        </div>
        <div className={styles.text}>
          <p>
            <Marked text={text} />
          </p>
          <p className={styles.fact}>
            {fact}
            {basis && <FigureBasis {...basis} otherwise={note} />}
          </p>
          <MoreLink to={path} about={title}>
            {more}
          </MoreLink>
        </div>
      </div>
    </article>
  );
}
