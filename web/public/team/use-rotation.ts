import { type RefObject, useEffect, useState } from 'react';
import { useVisible } from './use-visible.ts';

const INTERVAL_MS = 5000;

/** `auto` until the visitor chooses. */
type RotationMode = 'auto' | 'on' | 'off';

/** The rotation pauses under the pointer and stops on focus. */
export function useRotation(count: number, root: RefObject<HTMLElement | null>) {
  const [index, setIndex] = useState(0);
  const [mode, setMode] = useState<RotationMode>('auto');
  const [hovered, setHovered] = useState(false);
  const isVisible = useVisible(root);
  const running = isVisible && (mode === 'on' || (mode === 'auto' && !hovered));

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setMode('off');
  }, []);

  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setIndex((index + 1) % count), INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [running, index, count]);

  function stopAutoRotation() {
    if (mode === 'auto') setMode('off');
  }

  function show(place: number) {
    stopAutoRotation();
    setIndex((place + count) % count);
  }

  const stopped = mode === 'off';
  return {
    index,
    stopped,
    show,
    stopAutoRotation,
    setHovered,
    rotate: (on: boolean) => setMode(on ? 'on' : 'off'),
  };
}
