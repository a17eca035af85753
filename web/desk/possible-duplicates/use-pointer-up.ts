import { useEffect, useRef } from 'react';

const CAPTURE = { capture: true };
const END_EVENTS = ['pointerup', 'pointercancel'] as const;

/**
 * Content that appears between a press and its release moves the pressed element, and the click is lost.
 * @returns a function that resolves when no button or finger is pressed
 */
export function usePointerUp(): () => Promise<void> {
  const isDown = useRef(false);
  useEffect(() => {
    const press = () => {
      isDown.current = true;
    };
    const release = () => {
      isDown.current = false;
    };
    addEventListener('pointerdown', press, CAPTURE);
    for (const type of END_EVENTS) addEventListener(type, release, CAPTURE);
    return () => {
      removeEventListener('pointerdown', press, CAPTURE);
      for (const type of END_EVENTS) removeEventListener(type, release, CAPTURE);
    };
  }, []);
  return () => (isDown.current ? nextPointerUp() : Promise.resolve());
}

function nextPointerUp(): Promise<void> {
  return new Promise((resolve) => {
    // The click follows the release.
    const afterClick = () => void setTimeout(resolve);
    for (const type of END_EVENTS) addEventListener(type, afterClick, { ...CAPTURE, once: true });
  });
}
