import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

interface DisclosureProps {
  title: string;
  open?: boolean;
  children: ReactNode;
}

export function Disclosure({ title, open, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={open}>
      <summary>{title}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
