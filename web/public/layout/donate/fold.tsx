import type { ReactNode } from 'react';
import styles from './fold.module.css';

interface FoldProps {
  title: string;
  open?: boolean;
  children: ReactNode;
}

export function Fold({ title, open, children }: FoldProps) {
  return (
    <details className={styles.fold} open={open}>
      <summary>{title}</summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
