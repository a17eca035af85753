import type { ReactNode } from 'react';
import { Link } from 'react-router';
import shared from '#web/styles/public.module.css';
import { FigureBasis } from '../parts/figure-basis.tsx';
import { Marked } from '../parts/prose.tsx';
import { formatFigure } from './format-figure.ts';
import styles from './proof.module.css';
import type { ProofWords } from './proof-words.ts';

/** What the trust can show for itself. A cell with nothing to say is not printed. */
export function Proof({ name, figure, note, registered, page, counted, papers }: ProofWords) {
  return (
    <section className={styles.proof} aria-label={name} data-dark>
      <div className={shared.wrap}>
        <ul className={styles.cells}>
          <li>
            <b className={styles.figure}>{formatFigure(figure)}</b>
            <span>{figure.label}</span>
            <FigureBasis {...figure} otherwise={note} />
            {page && <Link to={page}>{counted}</Link>}
          </li>
          {registered.length > 0 && (
            <li>
              {registered.map(({ title, text }) => (
                <Registration key={title} title={title}>
                  <Marked text={text} />
                </Registration>
              ))}
              {page && <Link to={page}>{papers}</Link>}
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
      <b className={styles.number}>{children}</b>
      <span>{title}</span>
    </>
  );
}
