import type { Transaction } from 'kysely';
import type { ListedPlace } from '#domain/places/parse-places.ts';
import type { PlaceMerge } from '#domain/places/place-schema.ts';
import { fail } from '#domain/problems.ts';
import { type AuditActor, writeAudit } from '../audit-log/audit-log.ts';
import type { AppContext } from '../context.ts';
import type { Tables } from '../db/tables.ts';
import { nameKeysOf } from './place-names.ts';
import { insertNames, insertPlaces } from './place-rows.ts';

interface MergeRequest {
  place: ListedPlace;
  merged: Omit<PlaceMerge, keyof ListedPlace>;
  by: AuditActor;
}

/** One place gets the spellings, its own names and those of the merged places. */
export async function mergePlaces(
  ctx: AppContext,
  { place, merged: { spellings, places = [], left_out = [] }, by }: MergeRequest,
): Promise<void> {
  const given = nameKeysOf([place.name, place.local_name, ...spellings]);
  const leftOut = new Set(nameKeysOf(left_out));
  await ctx.db.transaction().execute(async (transaction) => {
    const { id } = await insertPlaces(ctx, transaction, [place]).executeTakeFirstOrThrow();
    const removed = await transaction
      .deleteFrom('place_names')
      .where((eb) => {
        const ofPlaces = places.length > 0 ? [eb('place_id', 'in', places)] : [];
        return eb.or([eb('name_key', 'in', given), ...ofPlaces]);
      })
      .returning('name_key')
      .execute();
    const names = removed.map(({ name_key }) => name_key).filter((key) => !leftOut.has(key));
    await takeNames(transaction, id, [...new Set([...given, ...names])]);
    await deletePlacesWithoutNames(transaction);
    await writeAudit(
      transaction,
      { by, action: 'merge', entity: 'place', id, name: place.name },
      ctx.now(),
    );
  });
}

/** @throws Problem placeNotFound */
export async function splitPlace(
  ctx: AppContext,
  { id, by }: { id: number; by: AuditActor },
): Promise<void> {
  await ctx.db.transaction().execute(async (transaction) => {
    const place = await transaction
      .selectFrom('places')
      .select('name')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!place) fail('placeNotFound');
    await transaction.deleteFrom('place_names').where('place_id', '=', id).execute();
    await deletePlacesWithoutNames(transaction);
    await writeAudit(
      transaction,
      { by, action: 'split', entity: 'place', id, name: place.name },
      ctx.now(),
    );
  });
}

/** Another admin may have merged places with these names at the same time. */
async function takeNames(
  transaction: Transaction<Tables>,
  id: number,
  keys: readonly string[],
): Promise<void> {
  await insertNames(
    transaction,
    keys.map((name_key) => ({ name_key, place_id: id })),
  )
    .onConflict((conflict) =>
      conflict
        .column('name_key')
        .doUpdateSet(({ ref }) => ({ place_id: ref('excluded.place_id') })),
    )
    .execute();
}

async function deletePlacesWithoutNames(transaction: Transaction<Tables>): Promise<void> {
  const named = transaction.selectFrom('place_names').select('place_id');
  await transaction.deleteFrom('places').where('id', 'not in', named).execute();
}
