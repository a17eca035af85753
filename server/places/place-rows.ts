import type { Insertable, Transaction } from 'kysely';
import type { ListedPlace } from '#domain/places/parse-places.ts';
import type { AppContext } from '../context.ts';
import type { Tables } from '../db/tables.ts';

export function insertPlaces(
  { now }: AppContext,
  transaction: Transaction<Tables>,
  places: readonly ListedPlace[],
) {
  const created_at = now().toISOString();
  return transaction
    .insertInto('places')
    .values(places.map(({ name, local_name }) => ({ name, local_name, created_at })))
    .returning(['id', 'name']);
}

/** One order keeps two transactions from waiting for each other. */
export function insertNames(
  transaction: Transaction<Tables>,
  names: readonly Insertable<Tables['place_names']>[],
) {
  const sorted = names.toSorted((one, other) => (one.name_key < other.name_key ? -1 : 1));
  return transaction.insertInto('place_names').values(sorted);
}
