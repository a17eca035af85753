import { Link } from 'react-router';
import { chapters } from '#content/chapters.ts';
import { devanagari } from '#content/numerals.ts';
import shared from '#web/styles/public.module.css';
import styles from './turn.module.css';

/** The chapters before and after; the book is round. */
export function Turn({ index }: { index: number }) {
  const before = (index + chapters.length - 1) % chapters.length;
  const after = (index + 1) % chapters.length;
  return (
    <nav className={`${shared.wrap} ${styles.turn}`} aria-label="Chapters">
      <Leaf index={before} label="Previous chapter" />
      <Leaf index={after} label="Next chapter" />
    </nav>
  );
}

function Leaf({ index, label }: { index: number; label: string }) {
  const chapter = chapters[index];
  if (!chapter) return null;
  return (
    <Link to={chapter.path}>
      <b lang="hi" aria-hidden="true">
        {devanagari(index + 1)}
      </b>
      <span>
        <span>{label}</span>
        <strong>{chapter.title}</strong>
      </span>
    </Link>
  );
}
