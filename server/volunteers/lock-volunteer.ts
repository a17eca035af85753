import type { Transaction } from 'kysely';
import { fail } from '#domain/problems.ts';
import type { AppContext } from '../context.ts';
import type { Tables } from '../db/tables.ts';
import type { VolunteerRow } from './api-volunteer.ts';

/** @throws Problem volunteerNotFound */
export async function lockVolunteer(
  { dialect }: AppContext,
  transaction: Transaction<Tables>,
  id: number,
): Promise<VolunteerRow> {
  const row = await dialect
    .forNoKeyUpdate(
      transaction
        .selectFrom('volunteers')
        .selectAll()
        .where('id', '=', id)
        .where('deleted_at', 'is', null),
    )
    .executeTakeFirst();
  return row ?? fail('volunteerNotFound');
}
