import { type RefObject, useEffect, useState } from 'react';

const DURATION_MS = 2000;
const VISIBLE_SHARE = 0.2;
/** Of the screen, for sections that are much taller. */
const FILLED_SHARE = 0.5;
const THRESHOLDS = Array.from({ length: 20 }, (_, index) => (index + 1) / 100);

function isInView({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry) {
  const fills = rootBounds !== null && intersectionRect.height >= FILLED_SHARE * rootBounds.height;
  return intersectionRatio >= VISIBLE_SHARE || fills;
}

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
        const inView = entry !== undefined && isInView(entry);
        if (!inView && !waiting) {
          waiting = true;
          setProgress(0);
        } else if (inView) {
          observer.disconnect();
          if (waiting) count(performance.now());
        }
      },
      { threshold: THRESHOLDS },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [section]);

  return progress;
}
