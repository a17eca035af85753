// Who may see a screen (spec, sections 2 and 6). The server enforces it; this only shows the way.
import { redirect } from 'react-router';
import type { SignedIn } from '#domain/volunteer.ts';
import { readSession } from './session.ts';

export const LOGIN = '/volunteer/login';
export const DASHBOARD = '/volunteer/dashboard';
export const ADMIN = '/volunteer/admin';
export const IMAGES = '/volunteer/admin/images';

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
  if (!actor.is_admin) throw redirect(LOGIN);
  return actor;
}
