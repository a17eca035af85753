// The only file that touches local storage: the token, who is signed in, and the admin flag.
import type { SignedIn } from '#domain/volunteer.ts';

const TOKEN = 'token';
const VOLUNTEER = 'volunteer';
const ADMIN = 'is_admin';

export interface Session {
  token: string;
  volunteer: SignedIn;
}

let known: { raw: string; session: Session | null } = { raw: '', session: null };
let endedBecause: string | null = null;
let interrupted: { account: number; address: string } | null = null;
const listeners = new Set<() => void>();

/** The same object as long as nothing has changed, so that a component can subscribe to it. */
export function readSession(): Session | null {
  const parts = [TOKEN, VOLUNTEER, ADMIN].map((key) => localStorage.getItem(key) ?? '');
  const raw = parts.join('\n');
  if (raw !== known.raw) known = { raw, session: parse(parts) };
  return known.session;
}

export function startSession(token: string, { id, name, is_admin }: SignedIn): void {
  endedBecause = null;
  interrupted = null;
  localStorage.setItem(TOKEN, token);
  localStorage.setItem(VOLUNTEER, JSON.stringify({ id, name, is_admin }));
  localStorage.setItem(ADMIN, String(is_admin));
  tell();
}

export function endSession(because: string | null = null): void {
  const session = readSession();
  // Of several calls that are refused at once the first one says why.
  if (session || endedBecause === null) endedBecause = because;
  if (because === null) interrupted = null;
  else if (session) {
    const address = location.pathname + location.search;
    interrupted = { account: session.volunteer.id, address };
  }
  for (const key of [TOKEN, VOLUNTEER, ADMIN]) localStorage.removeItem(key);
  tell();
}

/** What the sign-in screen says to someone who was sent there. */
export function whySessionEnded(): string | null {
  return endedBecause;
}

/** Where this account was when its session ended. For nobody else: they would meet its address. */
export function whereInterrupted(account: number): string | null {
  return interrupted?.account === account ? interrupted.address : null;
}

/** Another tab of the same browser may sign out too. */
export function watchSession(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function tell(): void {
  for (const listener of listeners) listener();
}

function parse([token = '', volunteer = '', admin = '']: string[]): Session | null {
  const kept = readJson(volunteer);
  if (token === '' || !isSignedIn(kept)) return null;
  return { token, volunteer: { ...kept, is_admin: kept.is_admin && admin === 'true' } };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isSignedIn(kept: unknown): kept is SignedIn {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'id' in kept &&
    typeof kept.id === 'number' &&
    'name' in kept &&
    typeof kept.name === 'string' &&
    'is_admin' in kept &&
    typeof kept.is_admin === 'boolean'
  );
}
