import type { Kysely, Transaction } from 'kysely';
import { isId } from '#domain/ids.ts';
import { validationError } from '#domain/problems.ts';
import { inactiveVolunteer } from '#domain/surveys/rules.ts';
import { seesEntries } from '#domain/volunteers/volunteer.ts';
import type { AppContext } from '../../context.ts';
import type { Tables } from '../../db/tables.ts';
import { activeVolunteers } from '../../volunteers/active-volunteers.ts';
import { rightsOf, type VolunteerRow } from '../../volunteers/api-volunteer.ts';

export interface EntryOwner {
  id: number;
  name: string;
}

export async function findNewOwner(
  { db }: Pick<AppContext, 'db'>,
  id: number | null | undefined,
): Promise<EntryOwner> {
  return ensureMayOwn(await candidate(db, id).executeTakeFirst());
}

/** The lock keeps the account active until the entry is theirs. */
export async function lockNewOwner(
  { dialect }: Pick<AppContext, 'dialect'>,
  transaction: Transaction<Tables>,
  id: number | null | undefined,
): Promise<EntryOwner> {
  return ensureMayOwn(await dialect.forShare(candidate(transaction, id)).executeTakeFirst());
}

function candidate(db: Kysely<Tables>, id: number | null | undefined) {
  return activeVolunteers(db)
    .selectAll()
    .where('id', '=', id && isId(id) ? id : 0);
}

/** An editor would not see the entry. @throws Problem brokenRule for them, a missing and an inactive account */
function ensureMayOwn(volunteer: VolunteerRow | undefined): EntryOwner {
  if (!volunteer || !seesEntries(rightsOf(volunteer))) throw validationError([inactiveVolunteer]);
  return volunteer;
}

export function ownerColumns({ id, name }: EntryOwner) {
  return { volunteer_id: id, volunteer_name: name, volunteer_deleted_at: null };
}
