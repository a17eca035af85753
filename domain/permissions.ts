import type { Endpoint } from './endpoints/endpoint.ts';
import { seesEntries } from './volunteers/volunteer.ts';

export interface Actor {
  id: number;
  is_admin: boolean;
}
interface Owned {
  volunteer_id: number;
}

const surveyActions = {
  read: isAdminOrOwner,
  update: isAdminOrOwner,
  delete: isAdminOrOwner,
  restore: isAdmin,
} satisfies Record<string, (actor: Actor, entry: Owned) => boolean>;

export type SurveyAction = keyof typeof surveyActions;

export function may(actor: Actor, action: SurveyAction, entry: Owned): boolean {
  return surveyActions[action](actor, entry);
}

export function mayCall(
  { is_admin, is_editor }: { is_admin: boolean; is_editor: boolean },
  { access }: Endpoint,
): boolean {
  if (is_admin) return true;
  if (access === 'volunteer') return seesEntries({ is_admin, is_editor });
  if (access === 'editor') return is_editor;
  return access !== 'admin';
}

function isAdmin(actor: Actor): boolean {
  return actor.is_admin;
}

function isAdminOrOwner(actor: Actor, entry: Owned): boolean {
  return actor.is_admin || actor.id === entry.volunteer_id;
}
