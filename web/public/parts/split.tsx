import type { ReactNode } from 'react';
import { Section } from './section.tsx';
import styles from './split.module.css';

interface SplitProps {
  ground?: 'rice' | 'lime' | 'geru' | 'indigo' | 'deep';
  id?: string;
  heading: string;
  children: ReactNode;
}

/** A heading on the left, its words on the right. */
export function Split({ id, ground = 'rice', heading, children }: SplitProps) {
  return (
    <Section id={id} ground={ground} className={styles.split}>
      <h2>{heading}</h2>
      <div>{children}</div>
    </Section>
  );
}
