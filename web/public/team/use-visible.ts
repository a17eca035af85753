import { type RefObject, useEffect, useState } from 'react';

export function useVisible(root: RefObject<HTMLElement | null>): boolean {
  const [isVisible, setVisible] = useState(false);

  useEffect(() => {
    if (!root.current) return;
    let onScreen = false;
    const update = () => setVisible(onScreen && !document.hidden);
    const observer = new IntersectionObserver(([entry]) => {
      onScreen = entry?.isIntersecting ?? false;
      update();
    });
    observer.observe(root.current);
    document.addEventListener('visibilitychange', update);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', update);
    };
  }, [root]);

  return isVisible;
}
