import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** A press that begins and ends beside what the dialog holds. */
export function useClickOutside(onClick: () => void) {
  const startedOutside = useRef(false);
  return {
    onPointerDown: ({ target, currentTarget }: PointerEvent) => {
      startedOutside.current = target === currentTarget;
    },
    onClick: ({ target, currentTarget }: MouseEvent) => {
      if (startedOutside.current && target === currentTarget) onClick();
    },
  };
}
