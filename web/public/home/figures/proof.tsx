import type { ReactNode } from 'react';
import { Link } from 'react-router';
import shared from '#web/styles/public.module.css';
import { FigureBasis } from '../../sections/figure-basis.tsx';
import { Marked } from '../../words/prose.tsx';
import { formatFigure } from './format-figure.ts';
import styles from './proof.module.css';
import type { ProofWords } from './proof-words.ts';

/** The trust's credentials. Empty cells are omitted. */
export function Proof(props: ProofWords) {
  const { name, figure, note, isCounted, registered, latest, ...links } = props;
  return (
    <section className={styles.proof} aria-label={name} data-dark>
      <div className={shared.wrap}>
        <ul className={styles.cells}>
          <li>
            <strong className={styles.figure}>{formatFigure(figure)}</strong>
            <span>{figure.label}</span>
            <FigureBasis {...figure} otherwise={note} />
            <Link to={`/transparency${isCounted ? '#counting' : ''}`}>{links.counted}</Link>
          </li>
          {registered.length > 0 && (
            <li>
              {registered.map(({ title, text }) => (
                <Registration key={title} title={title}>
                  <Marked text={text} />
                </Registration>
              ))}
              <Link to="/transparency#law">{links.papers}</Link>
            </li>
          )}
          {latest && (
            <li>
              <strong className={styles.number}>{latest.year}</strong>
              <span>{latest.title}</span>
              <Link to="/transparency#papers">{links.report}</Link>
            </li>
          )}
        </ul>
      </div>
    </section>
  );
}

function Registration({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <strong className={styles.number}>{children}</strong>
      <span>{title}</span>
    </>
  );
}
