import { refreshNotice } from '../consent/current-notice.ts';
import { currentOutbox, watchOutbox } from '../outbox/outbox-state.ts';
import { refreshRecent } from './recent-repository.ts';

/** Delayed until the screen is loaded. */
const START_MS = 2000;

/** Refreshes the recent entries and the privacy notice when the desk opens and when something was sent. @returns a function that stops it */
export function startRecentRefresh(account: number): () => void {
  let before = currentOutbox().arrived;
  const refresh = (hasChanged: boolean) => void refreshRecent(account, hasChanged).catch(() => {});
  const timer = setTimeout(() => {
    refresh(false);
    void refreshNotice();
  }, START_MS);
  const stop = watchOutbox(() => {
    const { sending, account: opened, arrived } = currentOutbox();
    if (opened !== account || sending.size > 0 || arrived === before) return;
    before = arrived;
    refresh(true);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
