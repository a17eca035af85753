// Who may see a screen (spec, sections 2 and 6). The server enforces it; this only shows the way.
import { redirect } from 'react-router';
import type { SignedIn } from '#domain/volunteer.ts';
import { readSession } from './session.ts';

export const LOGIN = '/volunteer/login';
export const DASHBOARD = '/volunteer/dashboard';
export const ADMIN = '/volunteer/admin';
export const IMAGES = '/volunteer/admin/images';

/** Set on the way to the sign-in of somebody who may sign in there as another. */
let isRefused = false;

export function homeOf(actor: SignedIn): string {
  return actor.is_admin ? ADMIN : DASHBOARD;
}

export function requireSignedIn(): SignedIn {
  const session = readSession();
  if (!session) throw redirect(LOGIN);
  return session.volunteer;
}

/** The dashboard is for volunteers; an admin has another one. */
export function requireVolunteer(): SignedIn {
  const actor = requireSignedIn();
  if (actor.is_admin) throw redirect(ADMIN);
  return actor;
}

export function requireAdmin(): SignedIn {
  const actor = requireSignedIn();
  if (actor.is_admin) return actor;
  isRefused = true;
  throw redirect(LOGIN);
}

/** Sends whoever is signed in on to their dashboard, unless an admin's screen has just sent them here. */
export function leaveSignIn(): void {
  const session = readSession();
  const stays = isRefused;
  isRefused = false;
  if (session && !stays) throw redirect(homeOf(session.volunteer));
}
