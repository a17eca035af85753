import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Pixels that an element must be in view before it rises, and by which it starts lower. */
const OFFSET_PX = 300;
const RISE_PX = 40;

/** Moves [data-reveal] elements below the view into place once, on scrolling. They are never hidden. */
export function useReveal() {
  const { pathname } = useLocation();

  // Each path has its own elements.
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
      // Elements above the view count as seen, for visitors who jump down the page. The footer is taller than
      // the offset, so the last elements are reached as well.
      { rootMargin: `1000000px 0px -${offset}px` },
    );
    for (const element of document.querySelectorAll('main [data-reveal]'))
      observer.observe(element);
    return () => observer.disconnect();
  }, [pathname]);
}
