// Restores the scroll position of a list that is loaded after its screen, because the router scrolls while the page
// is still too short.
import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const positions = new Map<string, number>();

/** The router state of links that lead back. */
export const BACK = { isBack: true } as const;

export function useScrollPosition(): void {
  const { pathname, search, state } = useLocation();
  const isBack = useNavigationType() === 'POP' || isBackState(state);
  const address = pathname + search;
  useLayoutEffect(() => {
    const position = isBack ? positions.get(address) : undefined;
    if (position !== undefined) window.scrollTo(0, position);
    // When the screen is unmounted, the page may already be shorter.
    const keep = () => void positions.set(address, window.scrollY);
    keep();
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [address, isBack]);
}

function isBackState(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isBack' in state;
}
