import type { ReactNode } from 'react';
import { Marked } from '../words/prose.tsx';
import styles from './ledger.module.css';
import { Section } from './section.tsx';

interface LedgerProps {
  id?: string;
  background: 'rice' | 'lime';
  heading: string;
  text?: string;
  children: ReactNode;
}

/** The heading and a sentence beside rows of facts. */
export function Ledger({ id, background, heading, text, children }: LedgerProps) {
  return (
    <Section id={id} background={background} className={styles.ledger}>
      <div>
        <h2>{heading}</h2>
        {text && (
          <p className={styles.text}>
            <Marked text={text} />
          </p>
        )}
      </div>
      <div>{children}</div>
    </Section>
  );
}

export interface Row {
  readonly term: string;
  readonly value: string;
  /** Beside the value, such as until when it is valid. */
  readonly note?: string;
  /** The value is a sentence instead of a number or a name. */
  readonly isSentence?: boolean;
}

interface RowsProps {
  rows: readonly Row[];
  /** Terms that are figures. */
  isLarge?: boolean;
}

export function Rows({ rows, isLarge = false }: RowsProps) {
  return (
    <dl className={styles.rows} data-large={isLarge || undefined}>
      {rows.map(({ term, value, note, isSentence }) => (
        <div key={`${term} ${value}`}>
          <dt>{term}</dt>
          <dd className={isSentence ? styles.sentence : undefined}>
            <Marked text={value} />
          </dd>
          {note && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
