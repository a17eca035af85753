import { Link } from 'react-router';
import { devanagari } from '#content/numerals.ts';
import shared from '#web/styles/public.module.css';
import type { ProgrammeRef } from '../programme-words.ts';
import styles from './programme-nav.module.css';

interface ProgrammeNavProps {
  neighbours: { before: ProgrammeRef | undefined; after: ProgrammeRef | undefined };
  words: { neighbours: string; previous: string; next: string };
}

export function ProgrammeNav({ neighbours: { before, after }, words }: ProgrammeNavProps) {
  return (
    <nav className={`${shared.wrap} ${styles.nav}`} aria-label={words.neighbours}>
      {before && <ProgrammeLink programme={before} label={words.previous} />}
      {after && <ProgrammeLink programme={after} label={words.next} />}
    </nav>
  );
}

function ProgrammeLink({ programme, label }: { programme: ProgrammeRef; label: string }) {
  return (
    <Link to={programme.path}>
      <b lang="hi" aria-hidden="true">
        {devanagari(programme.number)}
      </b>
      <span>
        <span>{label}</span>
        <strong>{programme.title}</strong>
      </span>
    </Link>
  );
}
