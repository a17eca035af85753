import type { ReactNode, Ref } from 'react';
import shared from '#web/styles/public.module.css';
import styles from './section.module.css';

interface SectionProps {
  ground?: 'rice' | 'lime' | 'haldi' | 'indigo' | 'geru' | 'deep' | 'neem';
  /** The jagged upper edge. */
  saw?: boolean;
  id?: string | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

const LIGHT_GROUNDS = new Set(['rice', 'lime', 'haldi']);

export function Section({
  ground = 'rice',
  saw = true,
  id,
  className,
  ref,
  children,
}: SectionProps) {
  const dark = !LIGHT_GROUNDS.has(ground);
  return (
    <section
      ref={ref}
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
