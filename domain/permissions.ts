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
  assign: isAdmin,
} satisfies Record<string, (actor: Actor, entry: Owned) => boolean>;

export type SurveyAction = keyof typeof surveyActions;

export function may(actor: Actor, action: SurveyAction, entry: Owned): boolean {
  return surveyActions[action](actor, entry);
}

function isAdmin(actor: Actor): boolean {
  return actor.is_admin;
}

function isAdminOrOwner(actor: Actor, entry: Owned): boolean {
  return actor.is_admin || actor.id === entry.volunteer_id;
}
