import { Link } from 'react-router';
import { devanagari } from '#content/numerals.ts';
import shared from '#web/styles/public.module.css';
import type { ProgrammeRef } from '../programme-words.ts';
import styles from './turn.module.css';

interface ChapterNavProps {
  neighbours: { before: ProgrammeRef | undefined; after: ProgrammeRef | undefined };
  words: { neighbours: string; previous: string; next: string };
}

export function ChapterNav({ neighbours: { before, after }, words }: ChapterNavProps) {
  return (
    <nav className={`${shared.wrap} ${styles.turn}`} aria-label={words.neighbours}>
      {before && <ChapterLink chapter={before} label={words.previous} />}
      {after && <ChapterLink chapter={after} label={words.next} />}
    </nav>
  );
}

function ChapterLink({ chapter, label }: { chapter: ProgrammeRef; label: string }) {
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
