import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** A press that begins and ends beside what the dialog holds. */
export function useClickOutside(onClick: () => void) {
  const began = useRef(false);
  return {
    onPointerDown: ({ target, currentTarget }: PointerEvent) => {
      began.current = target === currentTarget;
    },
    onClick: ({ target, currentTarget }: MouseEvent) => {
      if (began.current && target === currentTarget) onClick();
    },
  };
}
