// The only file that uses local storage: the token, the signed-in user, and the admin flag. The tab's own storage
// has whether the user wants to sign in again.
import { isLanguage } from '#domain/languages.ts';
import type { SignedInUser } from '#domain/volunteers/volunteer.ts';
import { createListeners } from '../../listeners.ts';
import type { LocalizedText } from '../../messages/messages.ts';

const TOKEN = 'token';
const VOLUNTEER = 'volunteer';
const ADMIN = 'is_admin';
const SIGN_IN_AGAIN = 'sign_in_again';

export interface Session {
  token: string;
  volunteer: SignedInUser;
}

let cached: { raw: string; session: Session | null } = { raw: '', session: null };
let endReason: LocalizedText | null = null;
let interrupted: { account: number; address: string } | null = null;
const listeners = createListeners();

/** Cached while unchanged, as useSyncExternalStore requires. */
export function readSession(): Session | null {
  const parts = [TOKEN, VOLUNTEER, ADMIN].map((key) => localStorage.getItem(key) ?? '');
  const raw = parts.join('\n');
  if (raw !== cached.raw) cached = { raw, session: parse(parts) };
  return cached.session;
}

export function startSession(token: string, user: SignedInUser): void {
  endReason = null;
  interrupted = null;
  sessionStorage.removeItem(SIGN_IN_AGAIN);
  localStorage.setItem(TOKEN, token);
  storeUser(user);
}

function storeUser({ id, name, is_admin, is_editor, language }: SignedInUser): void {
  localStorage.setItem(
    VOLUNTEER,
    JSON.stringify({ id, name, is_admin, language, ...(is_editor && { is_editor }) }),
  );
  localStorage.setItem(ADMIN, String(is_admin));
  listeners.notify();
}

export function endSession(reason: LocalizedText | null = null): void {
  if (reason) interruptSession(reason);
  else {
    endReason = null;
    interrupted = null;
  }
  sessionStorage.removeItem(SIGN_IN_AGAIN);
  for (const key of [TOKEN, VOLUNTEER, ADMIN]) localStorage.removeItem(key);
  listeners.notify();
}

/** Something other than this program has removed the token: the sign-in tells so. */
export function endTokenlessSession(): void {
  const isBroken = !localStorage.getItem(TOKEN) && localStorage.getItem(VOLUNTEER) !== null;
  if (isBroken) endSession((t) => t.problems.tokenMissing);
}

/**
 * Before going to the sign-in. Until it succeeds, the session that the server has ended opens the desk without a
 * network.
 */
export function signInAgain(): void {
  interruptSession((t) => t.problems.tokenRefused);
  sessionStorage.setItem(SIGN_IN_AGAIN, 'yes');
}

export const needsSignInAgain = (): boolean => sessionStorage.getItem(SIGN_IN_AGAIN) !== null;

/** The next sign-in tells the reason and leads back. */
function interruptSession(reason: LocalizedText): void {
  const session = readSession();
  // If several requests are refused at once, the first reason counts.
  if (session || endReason === null) endReason = reason;
  if (!session) return;
  const address = location.pathname + location.search;
  interrupted = { account: session.volunteer.id, address };
}

export function sessionEndReason(): LocalizedText | null {
  return endReason;
}

/** Somebody must sign in again to go on where they were. */
export const isInterrupted = (): boolean => interrupted !== null;

/** @param account only the same account may return: others must not see its address */
export function interruptedUrl(account: number): string | null {
  return interrupted?.account === account ? interrupted.address : null;
}

/** The account's other devices learn it when they sign in. */
export function updateUser(changes: Partial<SignedInUser>): void {
  const session = readSession();
  if (session) storeUser({ ...session.volunteer, ...changes });
}

/** Also notices sign-outs in other tabs. */
export function subscribeToSession(listener: () => void): () => void {
  const unsubscribe = listeners.subscribe(listener);
  window.addEventListener('storage', listener);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', listener);
  };
}

function parse([token = '', volunteer = '', admin = '']: string[]): Session | null {
  const stored = readJson(volunteer);
  if (token === '' || !isSignedIn(stored)) return null;
  const { language } = stored;
  return {
    token,
    volunteer: {
      ...stored,
      is_admin: stored.is_admin && admin === 'true',
      is_editor: stored.is_editor === true,
      language: isLanguage(language) ? language : 'en',
    },
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A session from an earlier release has no language and no editor's right. */
type StoredUser = Omit<SignedInUser, 'language' | 'is_editor'> & {
  language?: unknown;
  is_editor?: unknown;
};

function isSignedIn(stored: unknown): stored is StoredUser {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'id' in stored &&
    typeof stored.id === 'number' &&
    'name' in stored &&
    typeof stored.name === 'string' &&
    'is_admin' in stored &&
    typeof stored.is_admin === 'boolean'
  );
}
