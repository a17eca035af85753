import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './description-list.module.css';

/** A record: the name at the left, what it is at the right. */
export function Facts({ narrow = false, children }: { narrow?: boolean; children: ReactNode }) {
  return <dl className={classes(styles.facts, narrow && styles.narrow)}>{children}</dl>;
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Text that may be missing. */
export function FactText({ children }: { children: string }) {
  return children === '' ? <span className={styles.missing}>Not given</span> : children;
}
