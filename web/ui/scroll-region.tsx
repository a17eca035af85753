import type { ReactNode } from 'react';

interface ScrollRegionProps {
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A scrolling region must be reachable by keyboard, also without links in it. */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: not every browser puts scrolling regions into the tab order
    <section className={className} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
