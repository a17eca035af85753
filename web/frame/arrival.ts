import { useEffect } from 'react';
import { useLocation } from 'react-router';

// Not a state of the frame: after an error the frame is a new one, and the visitor still comes from somewhere.
let lastPath: string | undefined;

/** On every new path: top of the page, focus on its heading, whatever was open is closed. */
export function useArrival(onArrive: () => void) {
  const { pathname, hash } = useLocation();

  useEffect(() => {
    // The browser would put a page that one goes back to where it was; only a reload shall do that.
    const keep = () => {
      history.scrollRestoration = 'auto';
    };
    history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, []);

  useEffect(() => {
    const from = lastPath;
    lastPath = pathname;
    if (from === undefined || from === pathname) return;
    onArrive();
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (target) target.scrollIntoView({ behavior: 'instant' });
    else window.scrollTo({ top: 0, behavior: 'instant' });
    focusHeading();
  }, [pathname, hash, onArrive]);
}

function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
