import type { Transaction } from 'kysely';
import { fail } from '#domain/problems.ts';
import type { AppContext } from '../context.ts';
import type { Tables } from '../db/tables.ts';
import { activeVolunteers } from './active-volunteers.ts';

/**
 * All admins are locked in id order before anything else, so that concurrent changes cannot deadlock. An admin's change
 * of an entry may have locked the account that is changed next, as its new owner, and refers to the admin.
 * @throws Problem lastAdmin
 */
export async function ensureAdminRemains(
  { dialect }: AppContext,
  transaction: Transaction<Tables>,
  excludedId: number,
): Promise<void> {
  const admins = await dialect
    .forNoKeyUpdate(
      activeVolunteers(transaction).select('id').where('is_admin', '=', 1).orderBy('id'),
    )
    .execute();
  if (admins.length === 1 && admins[0]?.id === excludedId) fail('lastAdmin');
}
