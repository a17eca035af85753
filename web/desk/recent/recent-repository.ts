// The account's own entries of the last month, with masked numbers, for reading offline.
import { MINUTE_MS } from '#domain/durations.ts';
import type { EntryToCorrect } from '#domain/surveys/corrections/correction-schema.ts';
import type { Survey } from '#domain/surveys/survey-schema.ts';
import { decrypt, type Encrypted, encrypt } from '../device/encryption.ts';
import { readFrom, transact } from '../device/indexed-db.ts';
import { readSession } from '../session/session.ts';
import { surveyFrom } from '../survey-form/stored-values.ts';

const REFRESH_MS = 5 * MINUTE_MS;

export interface Recent {
  /** Device time in milliseconds. */
  asOf: number;
  /** The newest first. */
  entries: Survey[];
  /** Entries that were sent back. */
  toCorrect: EntryToCorrect[];
}

export interface RecentEntry {
  asOf: number;
  entry: Survey;
  /** Set if it was sent back. */
  toCorrect: EntryToCorrect | undefined;
}

interface RecentRow {
  account: number;
  content: Encrypted;
}

/** When each account's entries were read, by performance.now(). */
const refreshedAt = new Map<number, number>();

export async function readRecent(account: number): Promise<Recent | null> {
  const row = await readFrom<RecentRow>('recent', (store) => store.get(account)).catch(
    () => undefined,
  );
  if (!row) return null;
  const text = await decrypt(row.content, contextOf(account)).catch(() => null);
  if (text === null) return null;
  // An earlier release stored no entries to correct.
  const recent: Recent = { toCorrect: [], ...JSON.parse(text) };
  return { ...recent, entries: recent.entries.map(surveyFrom) };
}

export async function findRecent(account: number, id: string): Promise<RecentEntry | null> {
  const recent = await readRecent(account);
  const entry = recent?.entries.find((each) => String(each.id) === id);
  if (!recent || !entry) return null;
  const toCorrect = recent.toCorrect.find((each) => each.id === entry.id);
  return { asOf: recent.asOf, entry, toCorrect };
}

export function isFresh(account: number): boolean {
  return performance.now() - (refreshedAt.get(account) ?? -REFRESH_MS) < REFRESH_MS;
}

export async function storeRecent(account: number, recent: Recent): Promise<void> {
  const content = await encrypt(JSON.stringify(recent), contextOf(account));
  // Nothing stays on the device of somebody who has logged out meanwhile.
  if (readSession()?.volunteer.id !== account) return;
  refreshedAt.set(account, performance.now());
  await transact('recent', 'readwrite', (store) => void store.put({ account, content }));
}

export async function forgetRecent(account: number): Promise<void> {
  refreshedAt.delete(account);
  await transact('recent', 'readwrite', (store) => void store.delete(account)).catch(() => {});
}

/** Entries of every account go once nobody is signed in on the device. */
export async function forgetAllRecent(): Promise<void> {
  refreshedAt.clear();
  await transact('recent', 'readwrite', (store) => void store.clear()).catch(() => {});
}

const contextOf = (account: number) => `recent ${account}`;
