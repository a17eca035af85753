import type { Endpoint } from './endpoints/endpoint.ts';

export interface Actor {
  id: number;
  is_admin: boolean;
}
/** The account that calls an endpoint with a session. */
export interface Caller {
  is_admin: boolean;
  is_editor: boolean;
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

/** Admins may call everything; editors the website, its pictures and their own account. */
export function mayCall(caller: Caller, { access, deniedToEditors }: Endpoint): boolean {
  if (caller.is_admin) return true;
  if (access === 'admin') return false;
  return access === 'editor' ? caller.is_editor : !(deniedToEditors && caller.is_editor);
}

function isAdmin(actor: Actor): boolean {
  return actor.is_admin;
}

function isAdminOrOwner(actor: Actor, entry: Owned): boolean {
  return actor.is_admin || actor.id === entry.volunteer_id;
}
