import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

// Outside React state, so that it survives a new layout after an error.
let lastPath: string | undefined;

/** On a new path: scrolls to the top or the fragment, focuses the heading, and closes open dialogs. */
export function useFocusOnNavigation(onNavigate: () => void) {
  const { pathname, hash, key } = useLocation();
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
    const from = lastPath;
    lastPath = pathname;
    const isNew = from !== pathname;
    // The browser follows plain links within the page itself.
    if (from === undefined || (!isNew && (!hash || navigationType === 'POP'))) return;
    // Dialogs close first, because closing returns the focus to their opener.
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]'))
      dialog.close();
    if (isNew) onNavigate();
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (target) target.scrollIntoView({ behavior: 'instant' });
    else window.scrollTo({ top: 0, behavior: 'instant' });
    focus(target ?? document.querySelector<HTMLElement>('main h1'));
  }, [pathname, hash, key, navigationType, onNavigate]);
}

function focus(place: HTMLElement | null) {
  if (!place) return;
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
