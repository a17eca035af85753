// Restores the scroll position of a list that is loaded after its screen, because the router scrolls while the page
// is still too short.
import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const places = new Map<string, number>();

/** The router state of links that lead back. */
export const BACK = { isBack: true } as const;

export function useScrollPlace(): void {
  const { pathname, search, state } = useLocation();
  const isBack = useNavigationType() === 'POP' || isBackState(state);
  const address = pathname + search;
  useLayoutEffect(() => {
    const place = isBack ? places.get(address) : undefined;
    if (place !== undefined) window.scrollTo(0, place);
    // When the screen is unmounted, the page may already be shorter.
    const keep = () => void places.set(address, window.scrollY);
    keep();
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [address, isBack]);
}

function isBackState(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isBack' in state;
}
