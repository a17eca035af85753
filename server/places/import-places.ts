import type { Transaction } from 'kysely';
import type { ListedPlace } from '#domain/places/parse-places.ts';
import { toSearchText } from '#domain/text/text.ts';
import { type AuditActor, writeAudit } from '../audit-log/audit-log.ts';
import type { AppContext } from '../context.ts';
import type { Tables } from '../db/tables.ts';
import { listKnownPlaces, nameKeysOf } from './place-names.ts';
import { insertNames, insertPlaces } from './place-rows.ts';

/** @returns the number of new places; known names keep their place */
export async function importPlaces(
  ctx: AppContext,
  { places, by }: { places: readonly ListedPlace[]; by: AuditActor },
): Promise<number> {
  return ctx.db.transaction().execute(async (transaction) => {
    const known = await listKnownPlaces(transaction);
    const fresh = withNewNames(places, known.keys());
    const added = fresh.length > 0 ? await addPlaces(ctx, transaction, fresh) : 0;
    await writeAudit(transaction, { by, action: 'import', entity: 'place', id: null }, ctx.now());
    return added;
  });
}

interface NewPlace extends ListedPlace {
  /** Names that no other place has, as toSearchText writes them. */
  keys: string[];
}

function withNewNames(places: readonly ListedPlace[], known: Iterable<string>): NewPlace[] {
  const taken = new Set(known);
  return places.flatMap((place) => {
    const keys = nameKeysOf([place.name, place.local_name]).filter((key) => !taken.has(key));
    if (!keys.includes(toSearchText(place.name))) return [];
    for (const key of keys) taken.add(key);
    return { ...place, keys };
  });
}

/** @returns how many; another admin may have added the others at the same time */
async function addPlaces(
  ctx: AppContext,
  transaction: Transaction<Tables>,
  places: readonly NewPlace[],
): Promise<number> {
  const rows = await insertPlaces(ctx, transaction, places).execute();
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  const names = places.flatMap(({ name, keys }) =>
    keys.map((name_key) => ({ name_key, place_id: ids.get(name) ?? 0 })),
  );
  const inserted = await insertNames(transaction, names)
    .onConflict((conflict) => conflict.column('name_key').doNothing())
    .returning('name_key')
    .execute();
  const own = new Set(inserted.map(({ name_key }) => name_key));
  const lost = rows.filter(({ name }) => !own.has(toSearchText(name))).map(({ id }) => id);
  if (lost.length > 0) {
    await transaction.deleteFrom('place_names').where('place_id', 'in', lost).execute();
    await transaction.deleteFrom('places').where('id', 'in', lost).execute();
  }
  return rows.length - lost.length;
}
