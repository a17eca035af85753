import { type RefObject, useEffect, useState } from 'react';
import { useSeen } from './seen.ts';

const INTERVAL_MS = 5000;

/** By itself at first; once the visitor has said what they want, that holds. */
type Wish = 'auto' | 'on' | 'off';

/** The place that is shown, and when it moves on: a pause under the pointer, a stop on focus. */
export function useRotation(count: number, root: RefObject<HTMLElement | null>) {
  const [index, setIndex] = useState(0);
  const [wish, setWish] = useState<Wish>('auto');
  const [hovered, setHovered] = useState(false);
  const seen = useSeen(root);
  const running = seen && (wish === 'on' || (wish === 'auto' && !hovered));

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setWish('off');
  }, []);

  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setIndex((index + 1) % count), INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [running, index, count]);

  /** Whoever looks around alone is not carried on. */
  function settle() {
    if (wish === 'auto') setWish('off');
  }

  function show(place: number) {
    settle();
    setIndex((place + count) % count);
  }

  const stopped = wish === 'off';
  return {
    index,
    stopped,
    show,
    settle,
    setHovered,
    rotate: (on: boolean) => setWish(on ? 'on' : 'off'),
  };
}
