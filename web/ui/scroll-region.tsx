import type { ReactNode } from 'react';

interface ScrollRegionProps {
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/** What scrolls must be reachable by keyboard, also where it has no links. */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: not every browser puts scrolling regions into the tab order
    <section className={className} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
