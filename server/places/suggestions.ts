import type { z } from 'zod';
import { soundWordsOf } from '#domain/names/sound-words.ts';
import type { PlaceField } from '#domain/places/place.ts';
import type { PlaceSuggestion, suggestionQuery } from '#domain/places/place-schema.ts';
import { toSearchText } from '#domain/text/text.ts';
import type { SignedInActor } from '../auth/actor.ts';
import type { AppContext } from '../context.ts';
import { listKnownPlaces } from './places.ts';

const RECENT = 200;
const MAX_SUGGESTIONS = 60;

/**
 * The volunteer's recent spellings, most used first, then the trust's places; for an admin, who filters by
 * others' spellings, every spelling as well.
 */
export async function suggestPlaces(
  { db }: AppContext,
  { field, search }: z.output<typeof suggestionQuery>,
  actor: SignedInActor,
): Promise<PlaceSuggestion[]> {
  const [recent, known, typed] = await Promise.all([
    listRecent(db, field, actor.id),
    listKnownPlaces(db),
    actor.is_admin ? spellingsIn(db, field) : [],
  ]);
  const nameOf = (spelling: string): PlaceSuggestion =>
    known.get(toSearchText(spelling)) ?? { name: spelling, local_name: '' };
  const all = [...byUse(recent.map(nameOf)), ...known.values(), ...typed.map(nameOf)];
  const isFound = search === '' ? () => true : matcherOf(search);
  const places = new Map<string, PlaceSuggestion>();
  for (const { name, local_name } of all) {
    const key = toSearchText(name);
    if (key && !places.has(key) && isFound(`${name} ${local_name}`)) {
      places.set(key, { name, local_name });
    }
  }
  return [...places.values()].slice(0, MAX_SUGGESTIONS);
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

/** Matches part of the name or of its sound, in either script. */
function matcherOf(search: string): (names: string) => boolean {
  const soundOf = (text: string) => soundWordsOf(text).join(' ');
  const sound = soundOf(search);
  return (names) =>
    toSearchText(names).includes(search) || (sound !== '' && soundOf(names).includes(sound));
}
