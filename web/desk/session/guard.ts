// Redirects by role (spec, sections 2 and 6). Permissions are enforced by the server.
import { redirect } from 'react-router';
import type { SignedInUser } from '#domain/volunteers/volunteer.ts';
import { readSession } from './session.ts';

export const LOGIN = '/volunteer/login';
export const DASHBOARD = '/volunteer/dashboard';
export const ADMIN = '/volunteer/admin';
export const IMAGES = '/volunteer/admin/images';

/** Set when a volunteer opened an admin's screen, and may want to sign in as another. */
let isRefused = false;

export function homeOf(actor: SignedInUser): string {
  return actor.is_admin ? ADMIN : DASHBOARD;
}

export function requireSignedIn(): SignedInUser {
  const session = readSession();
  if (!session) throw redirect(LOGIN);
  return session.volunteer;
}

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

/** Redirects unless an admin's screen has just sent the user here. */
export function redirectSignedIn(): void {
  const session = readSession();
  const mayStay = isRefused;
  isRefused = false;
  if (session && !mayStay) throw redirect(homeOf(session.volunteer));
}
