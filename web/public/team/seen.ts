import { type RefObject, useEffect, useState } from 'react';

/** Whether anybody can see it: it is on the screen, and the tab is shown. */
export function useSeen(root: RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(false);

  useEffect(() => {
    if (!root.current) return;
    let onScreen = false;
    const look = () => setSeen(onScreen && !document.hidden);
    const observer = new IntersectionObserver(([entry]) => {
      onScreen = entry?.isIntersecting ?? false;
      look();
    });
    observer.observe(root.current);
    document.addEventListener('visibilitychange', look);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', look);
    };
  }, [root]);

  return seen;
}
