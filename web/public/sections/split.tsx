import type { ReactNode } from 'react';
import { Section } from './section.tsx';
import styles from './split.module.css';

interface SplitProps {
  background?: 'rice' | 'lime' | 'geru' | 'indigo' | 'deep' | 'neem';
  id?: string;
  heading: string;
  children: ReactNode;
}

export function Split({ id, background = 'rice', heading, children }: SplitProps) {
  return (
    <Section id={id} background={background} className={styles.split}>
      <h2 data-reveal>{heading}</h2>
      <div data-reveal>{children}</div>
    </Section>
  );
}
