import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** A press counts if it begins and ends on the backdrop; a drag out of the dialog does not. */
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
