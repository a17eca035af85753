import { useEffect, useRef } from 'react';

/** For the title of a form that has just been opened. */
export function useFocusOnMount() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return heading;
}
