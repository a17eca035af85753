import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** How far an element must have come into view before it rises, and how far below its place it waits. */
const OFFSET_PX = 300;
const RISE_PX = 40;

/**
 * What a page marks with data-reveal rises once into its place as it is scrolled to. Only what the
 * visitor has not seen yet is moved, and nothing is ever hidden.
 */
export function useReveal() {
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each path has elements of its own
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const offset = Math.min(OFFSET_PX, innerHeight / 2) - RISE_PX;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect } of entries) {
          if (!(target instanceof HTMLElement)) continue;
          if (isIntersecting) {
            if (target.dataset.reveal === 'waiting') target.dataset.reveal = 'rising';
            observer.unobserve(target);
          } else if (boundingClientRect.top > innerHeight) target.dataset.reveal = 'waiting';
        }
      },
      // Above the view counts as seen: whoever jumps down the page finds everything in its place. The
      // footer is taller than the offset, so that the last of the page gets there as well.
      { rootMargin: `1000000px 0px -${offset}px` },
    );
    for (const element of document.querySelectorAll('main [data-reveal]'))
      observer.observe(element);
    return () => observer.disconnect();
  }, [pathname]);
}
