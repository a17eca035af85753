import { Link } from 'react-router';
import shared from '#web/styles/public.module.css';
import { Picture } from '#web/ui/picture.tsx';
import { DevanagariNumber } from '../../../ui/text/devanagari-number.tsx';
import { MoreLink } from '../../words/links.tsx';
import { Marked } from '../../words/prose.tsx';
import styles from './chapter-briefs.module.css';
import type { BriefChapter } from './home-chapters.ts';

interface ChapterBriefsProps {
  heading: string;
  all: string;
  more: string;
  note: string;
  chapters: readonly BriefChapter[];
}

export function ChapterBriefs({ heading, all, more, note, chapters }: ChapterBriefsProps) {
  const half = Math.ceil(chapters.length / 2);
  const columns = [chapters.slice(0, half), chapters.slice(half)];
  return (
    <div className={shared.wrap}>
      <div className={styles.head}>
        <h3>{heading}</h3>
        <MoreLink to="/tailoredsupport">{all}</MoreLink>
      </div>
      <p className={shared.quiet}>{note}</p>
      <div className={styles.columns}>
        {columns.map((column) => (
          <ol key={column[0]?.path} start={column[0]?.number}>
            {column.map((chapter) => (
              <Brief key={chapter.path} chapter={chapter} more={more} />
            ))}
          </ol>
        ))}
      </div>
    </div>
  );
}

function Brief({ chapter, more }: { chapter: BriefChapter; more: string }) {
  const { path, number, title, brief, fact, picture, paint } = chapter;
  return (
    <li data-paint={paint}>
      <Link to={path} tabIndex={-1} aria-hidden="true">
        <Picture of={picture} alt="" sizes="240px" className={styles[picture.name]} />
      </Link>
      <div>
        <h4>
          <DevanagariNumber className={styles.number} value={number} />
          {title}
        </h4>
        <p>
          <Marked text={brief} /> <b>{fact}</b>
        </p>
        <MoreLink to={path} about={title}>
          {more}
        </MoreLink>
      </div>
    </li>
  );
}
