import { Link } from 'react-router';
import { devanagari } from '#content/numerals.ts';
import type { PagePath } from '#content/pages.ts';
import shared from '#web/styles/public.module.css';
import styles from './turn.module.css';

interface Leaf {
  path: PagePath;
  title: string;
  number: number;
}
export interface Neighbours {
  before: Leaf;
  after: Leaf;
}

export function Turn({ neighbours }: { neighbours: Neighbours }) {
  return (
    <nav className={`${shared.wrap} ${styles.turn}`} aria-label="Chapters">
      <LeafLink leaf={neighbours.before} label="Previous chapter" />
      <LeafLink leaf={neighbours.after} label="Next chapter" />
    </nav>
  );
}

function LeafLink({ leaf, label }: { leaf: Leaf; label: string }) {
  return (
    <Link to={leaf.path}>
      <b lang="hi" aria-hidden="true">
        {devanagari(leaf.number)}
      </b>
      <span>
        <span>{label}</span>
        <strong>{leaf.title}</strong>
      </span>
    </Link>
  );
}
