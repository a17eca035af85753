// Sends waiting operations: at once, when the network returns, when the desk becomes visible, and every five minutes.
import { MINUTE_MS } from '#domain/durations.ts';
import { recallClockOffset } from '../../device/clock.ts';
import { readSession, subscribeToSession } from '../../session/session.ts';
import { currentOutbox, setBlocked } from '../outbox-state.ts';
import { closeOutbox, openOutbox } from '../read-outbox.ts';
import { knownSyncState } from '../sync-state.ts';
import { listenToBroadcasts } from '../tab-broadcast.ts';
import { cancelRetry, forgetRetryAfter, mayRetry, sendWaiting } from './send-round.ts';

const EVERY_MS = 5 * MINUTE_MS;

/** @returns a function that stops it */
export function startSender(): () => void {
  const send = () => mayRetry() && void sendWaiting();
  const sendIfVisible = () => document.visibilityState === 'visible' && send();
  const open = () => {
    forgetRetryAfter();
    void openOutbox(readSession()?.volunteer.id ?? null).then(send);
  };
  const followAccount = () => {
    if ((readSession()?.volunteer.id ?? null) !== currentOutbox().account) open();
    else send();
  };
  const timer = setInterval(send, EVERY_MS);
  const stopListening = listenToBroadcasts(send);
  const stopFollowing = subscribeToSession(followAccount);
  const noticeOffline = () => currentOutbox().blocked ?? setBlocked('offline');
  window.addEventListener('online', send);
  window.addEventListener('offline', noticeOffline);
  document.addEventListener('visibilitychange', sendIfVisible);
  open();
  // Read now, so that Submit need not wait.
  void knownSyncState();
  void recallClockOffset();
  return () => {
    closeOutbox();
    clearInterval(timer);
    cancelRetry();
    stopListening();
    stopFollowing();
    window.removeEventListener('online', send);
    window.removeEventListener('offline', noticeOffline);
    document.removeEventListener('visibilitychange', sendIfVisible);
  };
}
