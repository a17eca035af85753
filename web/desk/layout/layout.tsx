// The layout of everything under /volunteer. When the session ends, in this tab or another, it goes to the
// sign-in.

import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import {
  type GetScrollRestorationKeyFunction,
  Navigate,
  Outlet,
  useLocation,
  useMatch,
  useMatches,
  useNavigation,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from 'react-router';
import { seesEntries } from '#domain/volunteers/volunteer.ts';
import { trustName } from '#web/site-facts.ts';
import { useMessages } from '../../messages/store.ts';
import { ToastProvider, useToast } from '../../ui/dialogs/toast.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { openLanguage } from '../language/own-language.ts';
import { LOGIN } from '../navigation/paths.ts';
import { useAccountSwitchRedirect } from '../navigation/use-account-switch-redirect.ts';
import { UpdateNotice } from '../offline/update-notice.tsx';
import { useBlockUpdate } from '../offline/use-block-update.ts';
import { openOutbox } from '../outbox/read-outbox.ts';
import { startSender } from '../outbox/sending/start-sender.ts';
import { SyncIndicator } from '../outbox/sync-indicator.tsx';
import { startRecentRefresh } from '../recent/refresh-recent.ts';
import { readSession, subscribeToSession } from '../session/session.ts';
import { DeskFooter } from './footer.tsx';
import { DeskHeader } from './header.tsx';
import styles from './layout.module.css';
import { loadingMessage, titleOf } from './screens.ts';

/** Before the first rendering, so that no screen flashes in English. */
export async function clientLoader() {
  // A loader that gets a 401 needs to know whether entries wait (`withSessionCheck`).
  void openOutbox(readSession()?.volunteer.id ?? null);
  await openLanguage();
  return null;
}

/** Only the sign-in is built as a page of its own. */
export { SignInFrame as HydrateFallback } from '../session/sign-in-frame.tsx';

/** The language is kept between screens. */
export const shouldRevalidate = () => false;

/** The first screen of every page load has the key `default`. */
const getKey: GetScrollRestorationKeyFunction = ({ key, pathname, search }) =>
  key === 'default' ? pathname + search : key;

export default function DeskLayout() {
  const t = useMessages();
  const session = useSyncExternalStore(subscribeToSession, readSession, () => null);
  const isSigningIn = useMatch(LOGIN) !== null;
  const main = useFocusOnNewScreen();
  useEffect(startSender, []);
  const actor = isSigningIn ? undefined : session?.volunteer;
  const recorder = session && seesEntries(session.volunteer) ? session.volunteer.id : undefined;
  useEffect(() => (recorder === undefined ? undefined : startRecentRefresh(recorder)), [recorder]);
  const isOtherAccount = useAccountSwitchRedirect(actor);
  const isOpen = isSigningIn || (session && !isOtherAccount);
  const here = useLocation().pathname;
  const shown = useMatches().at(-1)?.loaderData;
  // Its component writes an inline script, which the policy forbids once the page runs.
  useScrollRestoration({ getKey });
  return (
    <div className={styles.desk}>
      <title>{`${titleOf(t, here, shown)} · ${trustName('short_name')}`}</title>
      <a href="#main" className={styles.skip}>
        {t.layout.skip}
      </a>
      <ToastProvider beside={<BesideToast account={session?.volunteer.id} />}>
        {(toast) => (
          <>
            <DeskHeader actor={actor} />
            {actor ? <SyncIndicator /> : null}
            <UpdateNotice />
            {toast}
            <main id="main" ref={main} tabIndex={-1} className={styles.main}>
              {isOpen ? <Outlet /> : null}
              {session || isSigningIn ? null : <Navigate to={LOGIN} replace />}
            </main>
          </>
        )}
      </ToastProvider>
      <DeskFooter />
      <NextScreen />
    </div>
  );
}

function BesideToast({ account }: { account: number | undefined }) {
  // A reload would take the message away before it is read.
  useBlockUpdate();
  const showToast = useToast();
  const [shownTo] = useState(account);
  const isOthers = account !== undefined && shownTo !== undefined && account !== shownTo;
  // Its Undo would be pressed by another account.
  useEffect(() => {
    if (isOthers) showToast(null);
  }, [isOthers, showToast]);
  return null;
}

function NextScreen() {
  const t = useMessages();
  const here = useLocation().pathname;
  const next = useNavigation().location?.pathname;
  return (
    <div role="status">
      {next && next !== here ? (
        <p className={styles.loading}>
          <Spinner /> {loadingMessage(t, next)}
        </p>
      ) : null}
    </div>
  );
}

// Focus goes to the new screen, because the clicked link is gone. A layout effect, because a Tab pressed at the
// first sight of the screen starts from there too.
function useFocusOnNewScreen() {
  const main = useRef<HTMLElement>(null);
  const { pathname, search } = useLocation();
  // The tabs of the admin's dashboard are screens of one path.
  const screen = `${pathname} ${new URLSearchParams(search).get('tab')}`;
  const shown = useRef(screen);
  useLayoutEffect(() => {
    if (shown.current !== screen) main.current?.focus({ preventScroll: true });
    shown.current = screen;
  }, [screen]);
  return main;
}
