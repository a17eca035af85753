import { setImmediate } from 'node:timers/promises';
import type { z } from 'zod';
import { phoneticKeysOf } from '#domain/names/phonetic-words.ts';
import type { PlaceField } from '#domain/places/place.ts';
import type { PlaceSuggestion, suggestionQuery } from '#domain/places/place-schema.ts';
import { toSearchText } from '#domain/text/text.ts';
import type { SignedInActor } from '../auth/actor.ts';
import type { AppContext } from '../context.ts';
import { listKnownPlaces } from './place-names.ts';

const RECENT = 200;
/** A fixed number of newest entries bounds the time. */
const RECENT_OF_ALL = 5000;
/** A spelling with fewer entries may be anybody's free text. */
const MIN_ENTRIES = 3;
const MAX_SUGGESTIONS = 60;
/** Comparing takes a tenth of a millisecond for an unknown name in another script. */
const COMPARED_AT_ONCE = 50;

/** Recent spellings come first, then the most used, then places. An admin, who filters by others', sees all. */
export async function suggestPlaces(
  { db, searchDb }: AppContext,
  { field, search }: z.output<typeof suggestionQuery>,
  actor: Pick<SignedInActor, 'id' | 'is_admin'>,
): Promise<PlaceSuggestion[]> {
  const [recent, inUse, known] = await Promise.all([
    listRecent(db, field, actor.id),
    listInUse(searchDb, field),
    listKnownPlaces(db),
  ]);
  const nameOf = (spelling: string): PlaceSuggestion =>
    known.get(toSearchText(spelling)) ?? { name: spelling, local_name: '' };
  const places = new Map<string, PlaceSuggestion>();
  const isFound = search === '' ? () => true : matcherOf(search);
  const own = byUse(recent.map(nameOf));
  await addFound(places, [...own, ...inUse.map(nameOf), ...known.values()], isFound);
  if (actor.is_admin && places.size < MAX_SUGGESTIONS) {
    const typed = await spellingsIn(db, field);
    await addFound(places, typed.map(nameOf), isFound);
  }
  return [...places.values()];
}

/** There may be thousands of spellings, so other requests are answered in between. */
async function addFound(
  places: Map<string, PlaceSuggestion>,
  offered: readonly PlaceSuggestion[],
  isFound: (names: string) => boolean,
): Promise<void> {
  for (const [index, { name, local_name }] of offered.entries()) {
    if (places.size === MAX_SUGGESTIONS) return;
    if (index > 0 && index % COMPARED_AT_ONCE === 0) await setImmediate();
    const key = toSearchText(name);
    if (key && !places.has(key) && isFound(`${name} ${local_name}`)) {
      places.set(key, { name, local_name });
    }
  }
}

async function listRecent(
  db: AppContext['db'],
  field: PlaceField,
  volunteerId: number,
): Promise<string[]> {
  const newest = db
    .selectFrom('surveys')
    .select('id')
    .where('volunteer_id', '=', volunteerId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(RECENT);
  const rows = await db
    .selectFrom('surveys')
    .select(`${field} as typed`)
    .where('id', 'in', newest)
    .execute();
  return rows.map(({ typed }) => typed);
}

async function listInUse(searchDb: AppContext['searchDb'], field: PlaceField): Promise<string[]> {
  const newest = searchDb
    .selectFrom('surveys')
    .select([`${field} as spelling`])
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(RECENT_OF_ALL);
  const rows = await searchDb
    .selectFrom(newest.as('newest'))
    .select('spelling')
    .where('spelling', '<>', '')
    .groupBy('spelling')
    .having(({ fn }) => fn.countAll(), '>=', MIN_ENTRIES)
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('spelling')
    .execute();
  return rows.map(({ spelling }) => spelling);
}

async function spellingsIn(db: AppContext['db'], field: PlaceField): Promise<string[]> {
  const rows = await db
    .selectFrom('place_spellings')
    .select('spelling')
    .where('field', '=', field)
    .orderBy('spelling')
    .execute();
  return rows.map(({ spelling }) => spelling);
}

function byUse(places: readonly PlaceSuggestion[]): PlaceSuggestion[] {
  const times = new Map<string, number>();
  const keyOf = ({ name }: PlaceSuggestion) => toSearchText(name);
  for (const place of places) times.set(keyOf(place), (times.get(keyOf(place)) ?? 0) + 1);
  return places.toSorted(
    (one, other) => (times.get(keyOf(other)) ?? 0) - (times.get(keyOf(one)) ?? 0),
  );
}

/** Either script matches a part of the name or of its phonetic keys. */
function matcherOf(search: string): (names: string) => boolean {
  const phoneticText = (text: string) => phoneticKeysOf(text).join(' ');
  const keys = phoneticText(search);
  return (names) =>
    toSearchText(names).includes(search) || (keys !== '' && phoneticText(names).includes(keys));
}
