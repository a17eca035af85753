// Entries keep their typed spellings. Places group the spellings that mean the same.
import { type Kysely, sql, type Transaction } from 'kysely';
import type { ListedPlace } from '#domain/places/parse-places.ts';
import type { PlaceField } from '#domain/places/place.ts';
import type { Place, PlaceMerge } from '#domain/places/place-schema.ts';
import { fail } from '#domain/problems.ts';
import { toSearchText } from '#domain/text/text.ts';
import { type AuditActor, type AuditEvent, writeAudit } from '../audit-log.ts';
import type { AppContext } from '../context.ts';
import type { Tables } from '../db/tables.ts';

/** By name: places of this field, places that no entry has, and every spelling outside of places. */
export async function listPlaces(ctx: AppContext, field: PlaceField): Promise<Place[]> {
  const otherField = field === 'city' ? 'constituency' : 'city';
  const [typed, typedElsewhere, known] = await Promise.all([
    countSpellings(ctx, field),
    countSpellings(ctx, otherField),
    listKnownPlaces(ctx.db),
  ]);
  const used = new Set(
    [...typed, ...typedElsewhere].map(({ spelling }) => known.get(toSearchText(spelling))?.id),
  );
  const places = new Map<number | string, Place>();
  for (const place of known.values()) {
    if (!used.has(place.id)) places.set(place.id, { ...place, spellings: [], entries: 0 });
  }
  for (const { spelling, entries } of typed) {
    const key = toSearchText(spelling);
    const place = known.get(key) ?? { id: null, name: spelling, local_name: '' };
    const group = place.id ?? key;
    const found = places.get(group) ?? { ...place, spellings: [], entries: 0 };
    found.spellings.push({ spelling, entries });
    found.entries += entries;
    places.set(group, found);
  }
  return [...places.values()].sort((one, other) => one.name.localeCompare(other.name));
}

/** The most used first. */
async function countSpellings(
  { searchDb }: AppContext,
  field: PlaceField,
): Promise<{ spelling: string; entries: number }[]> {
  const rows = await searchDb
    .selectFrom('surveys')
    .select([`${field} as spelling`, sql<number | string>`count(*)`.as('entries')])
    .where('deleted_at', 'is', null)
    .where(field, '<>', '')
    .groupBy(field)
    .execute();
  return rows
    .map(({ spelling, entries }) => ({ spelling, entries: Number(entries) }))
    .sort((one, other) => other.entries - one.entries);
}

export interface KnownPlace {
  id: number;
  name: string;
  local_name: string;
}

/** Places by each of their names, as toSearchText writes it. */
export async function listKnownPlaces(db: Kysely<Tables>): Promise<Map<string, KnownPlace>> {
  const rows = await db
    .selectFrom('place_names')
    .innerJoin('places', 'places.id', 'place_names.place_id')
    .select(['place_names.name_key', 'places.id', 'places.name', 'places.local_name'])
    .execute();
  return new Map(rows.map(({ name_key, ...place }) => [name_key, place]));
}

/** Assigns the spellings, the place's own names and those of the merged places to one place. */
export async function mergePlaces(
  ctx: AppContext,
  place: ListedPlace,
  { spellings, places = [], left_out = [] }: Omit<PlaceMerge, keyof ListedPlace>,
  by: AuditActor,
): Promise<void> {
  const given = keysOf([place.name, place.local_name, ...spellings]);
  const leftOut = new Set(keysOf(left_out));
  await ctx.db.transaction().execute(async (transaction) => {
    const id = await insertPlace(ctx, transaction, place);
    const removed = await transaction
      .deleteFrom('place_names')
      .where((eb) => {
        const ofPlaces = places.length > 0 ? [eb('place_id', 'in', places)] : [];
        return eb.or([eb('name_key', 'in', given), ...ofPlaces]);
      })
      .returning('name_key')
      .execute();
    const merged = removed.map(({ name_key }) => name_key).filter((key) => !leftOut.has(key));
    await takeNames(transaction, id, [...new Set([...given, ...merged])]);
    await deletePlacesWithoutNames(transaction);
    await record(ctx, transaction, by, { action: 'merge', id, name: place.name });
  });
}

/**
 * Separates the spellings again.
 * @throws Problem placeNotFound
 */
export async function splitPlace(ctx: AppContext, id: number, by: AuditActor): Promise<void> {
  await ctx.db.transaction().execute(async (transaction) => {
    const place = await transaction
      .selectFrom('places')
      .select('name')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!place) fail('placeNotFound');
    await transaction.deleteFrom('place_names').where('place_id', '=', id).execute();
    await deletePlacesWithoutNames(transaction);
    await record(ctx, transaction, by, { action: 'split', id, name: place.name });
  });
}

/** @returns the number of new places; known names keep their place */
export async function importPlaces(
  ctx: AppContext,
  places: readonly ListedPlace[],
  by: AuditActor,
): Promise<number> {
  return ctx.db.transaction().execute(async (transaction) => {
    const known = await listKnownPlaces(transaction);
    const taken = new Set(known.keys());
    let added = 0;
    for (const place of places) {
      const keys = keysOf([place.name, place.local_name]).filter((key) => !taken.has(key));
      if (!keys.includes(toSearchText(place.name))) continue;
      for (const key of keys) taken.add(key);
      if (await addPlace(ctx, transaction, place, keys)) added += 1;
    }
    await record(ctx, transaction, by, { action: 'import', id: null });
    return added;
  });
}

function record(
  { now }: AppContext,
  transaction: Transaction<Tables>,
  by: AuditActor,
  event: Pick<AuditEvent, 'action' | 'id' | 'name'>,
): Promise<void> {
  return writeAudit(transaction, { by, ...event, thing: 'place' }, now());
}

async function insertPlace(
  { now }: AppContext,
  transaction: Transaction<Tables>,
  { name, local_name }: ListedPlace,
): Promise<number> {
  const { id } = await transaction
    .insertInto('places')
    .values({ name, local_name, created_at: now().toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Takes the names also from places that another admin has merged at the same time. */
async function takeNames(
  transaction: Transaction<Tables>,
  id: number,
  keys: readonly string[],
): Promise<void> {
  await insertNames(transaction, id, keys)
    .onConflict((conflict) =>
      conflict
        .column('name_key')
        .doUpdateSet(({ ref }) => ({ place_id: ref('excluded.place_id') })),
    )
    .execute();
}

/** @returns false if another admin has added its name at the same time */
async function addPlace(
  ctx: AppContext,
  transaction: Transaction<Tables>,
  place: ListedPlace,
  keys: readonly string[],
): Promise<boolean> {
  const id = await insertPlace(ctx, transaction, place);
  const added = await insertNames(transaction, id, keys)
    .onConflict((conflict) => conflict.column('name_key').doNothing())
    .returning('name_key')
    .execute();
  const own = toSearchText(place.name);
  if (added.some(({ name_key }) => name_key === own)) return true;
  await transaction.deleteFrom('place_names').where('place_id', '=', id).execute();
  await transaction.deleteFrom('places').where('id', '=', id).execute();
  return false;
}

/** Names are inserted in one order, so that two transactions do not wait for each other. */
function insertNames(transaction: Transaction<Tables>, id: number, keys: readonly string[]) {
  const rows = keys.toSorted().map((name_key) => ({ name_key, place_id: id }));
  return transaction.insertInto('place_names').values(rows);
}

async function deletePlacesWithoutNames(transaction: Transaction<Tables>): Promise<void> {
  const named = transaction.selectFrom('place_names').select('place_id');
  await transaction.deleteFrom('places').where('id', 'not in', named).execute();
}

function keysOf(names: readonly string[]): string[] {
  return [...new Set(names.map(toSearchText))].filter((key) => key !== '');
}
