// Redirects by role (spec, sections 2 and 6). Permissions are enforced by the server.
import { redirect } from 'react-router';
import type { SignedInUser } from '#domain/volunteers/volunteer.ts';
import type { LocalizedText } from '../../messages/messages.ts';
import { ADMIN, DASHBOARD, LOGIN, WEBSITE } from '../navigation/paths.ts';
import { endTokenlessSession, needsSignInAgain, readSession } from './session.ts';

/** Set when a volunteer opened an admin's screen, and may want to sign in as another. */
let isRefused = false;
/** Whether the sign-in screen that is shown now has to say so. */
let isTold = false;

export function refusalReason(): LocalizedText | null {
  return isTold ? (t) => t.account.notForThisAccount : null;
}

export function homeOf(actor: SignedInUser): string {
  if (actor.is_admin) return ADMIN;
  return actor.is_editor ? WEBSITE : DASHBOARD;
}

export function requireSignedIn(): SignedInUser {
  const session = readSession();
  if (!session) {
    endTokenlessSession();
    throw redirect(LOGIN);
  }
  return session.volunteer;
}

export function requireVolunteer(): SignedInUser {
  const actor = requireSignedIn();
  if (actor.is_admin || actor.is_editor) throw redirect(homeOf(actor));
  return actor;
}

/** An admin, or a volunteer who writes the website. */
export function requireEditor(): SignedInUser {
  const actor = requireSignedIn();
  return actor.is_admin || actor.is_editor ? actor : refuse();
}

export function requireAdmin(): SignedInUser {
  const actor = requireSignedIn();
  return actor.is_admin ? actor : refuse();
}

function refuse(): never {
  isRefused = true;
  throw redirect(LOGIN);
}

/** Redirects unless an admin's screen has just sent the user here, or the server has ended the session. */
export function redirectSignedIn(): void {
  const session = readSession();
  const mayStay = isRefused || needsSignInAgain();
  isTold = isRefused && session !== null;
  isRefused = false;
  if (session && !mayStay) throw redirect(homeOf(session.volunteer));
}
