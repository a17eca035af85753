import type { ReactNode } from 'react';
import shared from '#web/styles/public.module.css';
import styles from './section.module.css';

interface SectionProps {
  ground?: 'rice' | 'lime' | 'haldi' | 'indigo' | 'geru' | 'deep' | 'neem';
  /** The edge that bites into the section above; without it the section begins level. */
  saw?: boolean;
  id?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

const LIGHT_GROUNDS = new Set(['rice', 'lime', 'haldi']);

/** A stretch of the page on one ground, as wide as the page. */
export function Section({ ground = 'rice', saw = true, id, className, children }: SectionProps) {
  const dark = !LIGHT_GROUNDS.has(ground);
  return (
    <section
      id={id}
      className={styles.section}
      data-ground={ground}
      data-saw={saw || undefined}
      data-dark={dark || undefined}
    >
      <div className={className ? `${shared.wrap} ${className}` : shared.wrap}>{children}</div>
    </section>
  );
}
