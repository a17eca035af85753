import { useEffect, useRef } from 'react';

const CAPTURE = { capture: true };
const RELEASES = ['pointerup', 'pointercancel'] as const;

/**
 * Content that appears between a press and its release moves the pressed element, and the click is lost.
 * @returns a function that resolves when no button or finger is pressed
 */
export function useRelease(): () => Promise<void> {
  const isDown = useRef(false);
  useEffect(() => {
    const press = () => {
      isDown.current = true;
    };
    const release = () => {
      isDown.current = false;
    };
    addEventListener('pointerdown', press, CAPTURE);
    for (const type of RELEASES) addEventListener(type, release, CAPTURE);
    return () => {
      removeEventListener('pointerdown', press, CAPTURE);
      for (const type of RELEASES) removeEventListener(type, release, CAPTURE);
    };
  }, []);
  return () => (isDown.current ? nextRelease() : Promise.resolve());
}

function nextRelease(): Promise<void> {
  return new Promise((resolve) => {
    // The click follows the release.
    const afterClick = () => void setTimeout(resolve);
    for (const type of RELEASES) addEventListener(type, afterClick, { ...CAPTURE, once: true });
  });
}
