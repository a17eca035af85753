// The layout of everything under /volunteer. When the session ends, in this tab or another, it goes to the
// sign-in.
import { useEffect, useRef, useSyncExternalStore } from 'react';
import {
  Navigate,
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatch,
  useNavigation,
} from 'react-router';
import { loadingText } from '../../public/layout/loading-text.ts';
import { ToastProvider } from '../../ui/dialogs/toast.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { call } from '../api/client.ts';
import { removeExpiredDrafts } from '../drafts/draft-repository.ts';
import { useAccountSwitchRedirect } from '../navigation/use-account-switch-redirect.ts';
import { LOGIN } from '../session/guard.ts';
import { endSession, readSession, subscribeToSession } from '../session/session.ts';
import { DeskFooter } from './footer.tsx';
import { DeskHeader } from './header.tsx';
import styles from './layout.module.css';

export default function DeskLayout() {
  const session = useSyncExternalStore(subscribeToSession, readSession, () => null);
  const isSigningIn = useMatch(LOGIN) !== null;
  const main = useFocusOnNewScreen();
  useEffect(() => void removeExpiredDrafts(Date.now()), []);
  const actor = isSigningIn ? undefined : session?.volunteer;
  const isOtherAccount = useAccountSwitchRedirect(actor);
  const isOpen = isSigningIn || (session && !isOtherAccount);
  return (
    <div className={styles.desk}>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      <ToastProvider>
        <DeskHeader actor={actor} onLogout={() => void signOut()} />
        <main id="main" ref={main} tabIndex={-1} className={styles.main}>
          {isOpen ? <Outlet /> : null}
          {session || isSigningIn ? null : <Navigate to={LOGIN} replace />}
        </main>
      </ToastProvider>
      <DeskFooter />
      <NextScreen />
      <ScrollRestoration />
    </div>
  );
}

function NextScreen() {
  const here = useLocation().pathname;
  const next = useNavigation().location?.pathname;
  return (
    <div role="status">
      {next && next !== here ? (
        <p className={styles.loading}>
          <Spinner /> {loadingText(next)}
        </p>
      ) : null}
    </div>
  );
}

// Focus goes to the new screen, because the clicked link is gone.
function useFocusOnNewScreen() {
  const main = useRef<HTMLElement>(null);
  const path = useLocation().pathname;
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current !== path) main.current?.focus({ preventScroll: true });
    shown.current = path;
  }, [path]);
  return main;
}

async function signOut(): Promise<void> {
  // The device forgets the session even if the server cannot be reached.
  await call('signOut').catch(() => {});
  endSession();
}
