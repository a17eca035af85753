import { type RefObject, useLayoutEffect, useState } from 'react';

export type PreviewWidth = 'desk' | 'phone' | 'fill';

/** CSS pixels. */
export const DESK_WIDTH = 1100;

/** @returns the scale of a page of desktop width; null where it fits the frame */
export function useScale(
  stage: RefObject<HTMLDivElement | null>,
  width: PreviewWidth,
): number | null {
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const box = stage.current;
    if (!box) return;
    const observer = new ResizeObserver(() => setRoom(box.clientWidth));
    observer.observe(box);
    setRoom(box.clientWidth);
    return () => observer.disconnect();
  }, [stage]);
  return width === 'desk' && room > 0 ? Math.min(1, room / DESK_WIDTH) : null;
}
