import type { ReactNode } from 'react';
import styles from './field.module.css';

/** Fields beside each other on a desk, below each other on a phone. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
