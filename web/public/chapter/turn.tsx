import { Link } from 'react-router';
import { devanagari } from '#content/numerals.ts';
import type { PagePath } from '#content/site-map.ts';
import shared from '#web/styles/public.module.css';
import styles from './turn.module.css';

interface ChapterRef {
  path: PagePath;
  title: string;
  number: number;
}
export interface Neighbours {
  before: ChapterRef;
  after: ChapterRef;
}

export function ChapterNav({ neighbours }: { neighbours: Neighbours }) {
  return (
    <nav className={`${shared.wrap} ${styles.turn}`} aria-label="Chapters">
      <ChapterLink chapter={neighbours.before} label="Previous chapter" />
      <ChapterLink chapter={neighbours.after} label="Next chapter" />
    </nav>
  );
}

function ChapterLink({ chapter, label }: { chapter: ChapterRef; label: string }) {
  return (
    <Link to={chapter.path}>
      <b lang="hi" aria-hidden="true">
        {devanagari(chapter.number)}
      </b>
      <span>
        <span>{label}</span>
        <strong>{chapter.title}</strong>
      </span>
    </Link>
  );
}
