import type { ReactNode } from 'react';
import styles from './section-head.module.css';

export function SectionHead({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className={styles.head} data-reveal>
      <h2>{heading}</h2>
      <p>{children}</p>
    </div>
  );
}
