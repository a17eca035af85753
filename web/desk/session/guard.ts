// Who may see a screen (spec, sections 2 and 6). The server enforces it; this only shows the way.
import { redirect } from 'react-router';
import type { SignedInUser } from '#domain/volunteers/volunteer.ts';
import { readSession } from './session.ts';

export const LOGIN = '/volunteer/login';
export const DASHBOARD = '/volunteer/dashboard';
export const ADMIN = '/volunteer/admin';
export const IMAGES = '/volunteer/admin/images';

/** Set on the way to the sign-in of somebody who may sign in there as another. */
let isRefused = false;

export function homeOf(actor: SignedInUser): string {
  return actor.is_admin ? ADMIN : DASHBOARD;
}

export function requireSignedIn(): SignedInUser {
  const session = readSession();
  if (!session) throw redirect(LOGIN);
  return session.volunteer;
}

/** The dashboard is for volunteers; an admin has another one. */
export function requireVolunteer(): SignedInUser {
  const actor = requireSignedIn();
  if (actor.is_admin) throw redirect(ADMIN);
  return actor;
}

export function requireAdmin(): SignedInUser {
  const actor = requireSignedIn();
  if (actor.is_admin) return actor;
  isRefused = true;
  throw redirect(LOGIN);
}

/** Sends whoever is signed in on to their dashboard, unless an admin's screen has just sent them here. */
export function redirectSignedIn(): void {
  const session = readSession();
  const mayStay = isRefused;
  isRefused = false;
  if (session && !mayStay) throw redirect(homeOf(session.volunteer));
}
