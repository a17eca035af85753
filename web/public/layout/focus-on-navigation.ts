import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

// Not a state of the frame: after an error the frame is a new one, and the visitor still comes from somewhere.
let lastPath: string | undefined;

/**
 * On every new path: top of the page, focus on its heading, whatever was open is closed. An address with
 * a fragment leads to that place instead.
 */
export function useFocusOnNavigation(onNavigate: () => void) {
  const { pathname, hash, key } = useLocation();
  const navigationType = useNavigationType();

  useEffect(() => {
    // The browser would put a page that one goes back to where it was; only a reload shall do that.
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
    // A plain link within the page has been followed by the browser itself.
    if (from === undefined || (!isNew && (!hash || navigationType === 'POP'))) return;
    // Before the focus goes to the page: a dialog gives it back to its opener when it closes.
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
