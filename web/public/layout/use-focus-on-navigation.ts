import { useEffect } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router';

// Outside React state, so that it survives a new layout after an error.
let last: Location | undefined;

/**
 * On a new path, and on a link to the same one: scrolls to the top or the fragment, focuses the heading, and
 * closes open dialogs.
 */
export function useFocusOnNavigation(onNavigate: () => void) {
  const location = useLocation();
  const type = useNavigationType();

  useEffect(() => {
    // Only a reload may restore the scroll position; on Back, the browser would restore it too.
    const enableScrollRestoration = () => {
      history.scrollRestoration = 'auto';
    };
    history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', enableScrollRestoration);
    return () => window.removeEventListener('pagehide', enableScrollRestoration);
  }, []);

  useEffect(() => {
    const from = last;
    last = location;
    const { pathname, search, hash } = location;
    // The browser follows plain links within the page itself.
    const isFollowed = type === 'POP' || (from?.search !== search && !hash);
    if (!from || (from.pathname === pathname && isFollowed)) return;
    // Dialogs close first, because closing returns the focus to their trigger.
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]'))
      dialog.close();
    onNavigate();
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    if (target) target.scrollIntoView({ behavior: 'instant' });
    else window.scrollTo({ top: 0, behavior: 'instant' });
    focus(target ?? document.querySelector<HTMLElement>('main h1'));
  }, [location, type, onNavigate]);
}

function focus(place: HTMLElement | null) {
  if (!place) return;
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
