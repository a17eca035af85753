import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

// Outside React state, so that it survives a new layout after an error.
let last: { pathname: string; search: string } | undefined;

/** On a new path, and on a link to the same one: scrolls to the top or the fragment, focuses the heading, and closes open dialogs. */
export function useFocusOnNavigation(onNavigate: () => void) {
  const { pathname, search, hash, key } = useLocation();
  const navigationType = useNavigationType();

  useEffect(() => {
    // Only a reload may restore the scroll position; on Back, the browser would restore it too.
    const enableScrollRestoration = () => {
      history.scrollRestoration = 'auto';
    };
    history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', enableScrollRestoration);
    return () => window.removeEventListener('pagehide', enableScrollRestoration);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link pressed again leads there again
  useEffect(() => {
    const from = last;
    last = { pathname, search };
    if (from === undefined) return;
    const isNew = from.pathname !== pathname;
    const isChoice = from.search !== search && !hash;
    // The browser follows plain links within the page itself.
    if (!isNew && (isChoice || navigationType === 'POP')) return;
    // Dialogs close first, because closing returns the focus to their opener.
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]'))
      dialog.close();
    onNavigate();
    const target = hash ? placeOf(hash) : null;
    if (target) target.scrollIntoView({ behavior: 'instant' });
    else window.scrollTo({ top: 0, behavior: 'instant' });
    focus(target ?? document.querySelector<HTMLElement>('main h1'));
  }, [pathname, search, hash, key, navigationType, onNavigate]);
}

function placeOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // `#50%` is an address, too.
    return null;
  }
}

function focus(place: HTMLElement | null) {
  if (!place) return;
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
