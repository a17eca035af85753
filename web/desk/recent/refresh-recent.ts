// Reads the recent entries from the server.
import { DAY_MS } from '#domain/durations.ts';
import type { Survey } from '#domain/surveys/survey-schema.ts';
import { call } from '../api/client.ts';
import { refreshNotice } from '../consent/current-notice.ts';
import { serverNow } from '../device/clock.ts';
import { canEncrypt } from '../device/encryption.ts';
import { currentOutbox, watchOutbox } from '../outbox/outbox-state.ts';
import { readSession, subscribeToSession } from '../session/session.ts';
import { isFresh, storeRecent } from './recent-repository.ts';

const DAYS = 30;
const PAGES = 2;
const PAGE_SIZE = 100;
/** Delayed until the screen is loaded. */
const START_MS = 2000;

/**
 * Refreshes the recent entries and the privacy notice when the desk opens, when something was sent, and after the
 * account has signed in again.
 * @returns a function that stops it
 */
export function startRecentRefresh(account: number): () => void {
  let before = currentOutbox().arrived;
  const refresh = (options?: { force: boolean }) =>
    void refreshRecent(account, options).catch(() => {});
  const timer = setTimeout(() => {
    refresh();
    void refreshNotice();
  }, START_MS);
  const stop = watchOutbox(() => {
    const { sending, account: opened, arrived } = currentOutbox();
    if (opened !== account || sending.size > 0 || arrived === before) return;
    before = arrived;
    refresh({ force: true });
  });
  const stopFollowing = subscribeToSession(() => {
    if (readSession()?.volunteer.id === account) refresh();
  });
  return () => {
    clearTimeout(timer);
    stop();
    stopFollowing();
  };
}

/** @param options.force asks even if the server was asked a moment ago */
export async function refreshRecent(account: number, { force = false } = {}): Promise<void> {
  if (!canEncrypt() || (isFresh(account) && !force)) return;
  const entries: Survey[] = [];
  for (let page = 1; page <= PAGES; page += 1) {
    const query = { page, limit: PAGE_SIZE, sort: 'date_new' } as const;
    const reply = await call('listOwnSurveys', { query, keepSession: true });
    entries.push(...reply.data);
    if (page >= reply.pagination.total_pages) break;
  }
  const toCorrect = await call('listToCorrect', { keepSession: true });
  const now = serverNow().getTime();
  await storeRecent(account, {
    asOf: Date.now(),
    toCorrect: toCorrect.data,
    entries: entries.filter((each) => now - Date.parse(each.created_at) < DAYS * DAY_MS),
  });
}
