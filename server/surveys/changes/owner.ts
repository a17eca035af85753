// The owner of an entry: volunteers record their own, admins choose.
import { validationError } from '#domain/problems.ts';
import { inactiveVolunteer } from '#domain/surveys/rules.ts';
import { seesEntries } from '#domain/volunteers/volunteer.ts';
import type { AppContext } from '../../context.ts';
import { rightsOf } from '../../volunteers/api-volunteer.ts';
import { findActiveVolunteer } from '../../volunteers/store.ts';

export interface Owner {
  id: number;
  name: string;
}

/** @throws Problem brokenRule when the volunteer is missing or not active, or an editor, who would not see the entry */
export async function findNewOwner(ctx: AppContext, id: number | null | undefined): Promise<Owner> {
  const volunteer = await findActiveVolunteer(ctx, id ?? 0);
  if (!volunteer || !seesEntries(rightsOf(volunteer))) throw validationError([inactiveVolunteer]);
  return volunteer;
}

/** The columns of a change of owner. */
export function ownerColumns({ id, name }: Owner) {
  return { volunteer_id: id, volunteer_name: name, volunteer_deleted_at: null };
}
