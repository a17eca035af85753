import { type RefObject, useEffect, useState } from 'react';

const DURATION_MS = 2000;
const VISIBLE_SHARE = 0.2;

/** @returns 0 to 1. Stays at 1, the final figures, with reduced motion and for sections already in view. */
export function useCountUp(section: RefObject<HTMLElement | null>): number {
  const [progress, setProgress] = useState(1);

  useEffect(() => {
    const element = section.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let frame = 0;
    let waiting = false;

    function count(started: number) {
      const share = Math.min((performance.now() - started) / DURATION_MS, 1);
      setProgress(1 - (1 - share) ** 3);
      if (share < 1) frame = requestAnimationFrame(() => count(started));
    }

    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const { intersectionRatio: share, intersectionRect } = entry;
        // The section may be much taller than the screen.
        const inView = share >= VISIBLE_SHARE || intersectionRect.height > innerHeight / 2;
        if (!inView && !waiting) {
          waiting = true;
          setProgress(0);
        } else if (inView) {
          observer.disconnect();
          if (waiting) count(performance.now());
        }
      },
      { threshold: [0.05, 0.1, VISIBLE_SHARE] },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [section]);

  return progress;
}
