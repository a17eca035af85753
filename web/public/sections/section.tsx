import type { ReactNode, Ref } from 'react';
import shared from '#web/styles/public.module.css';
import styles from './section.module.css';

interface SectionProps {
  background?: 'rice' | 'lime' | 'haldi' | 'indigo' | 'geru' | 'deep' | 'neem';
  /** The jagged upper edge. */
  jaggedEdge?: boolean;
  id?: string | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

const LIGHT = new Set(['rice', 'lime', 'haldi']);

export function Section({
  background = 'rice',
  jaggedEdge = true,
  id,
  className,
  ref,
  children,
}: SectionProps) {
  const dark = !LIGHT.has(background);
  return (
    <section
      ref={ref}
      id={id}
      className={styles.section}
      data-background={background}
      data-jagged={jaggedEdge || undefined}
      data-dark={dark || undefined}
    >
      <div className={className ? `${shared.wrap} ${className}` : shared.wrap}>{children}</div>
    </section>
  );
}
