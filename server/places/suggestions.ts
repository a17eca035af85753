import type { PlaceField } from '#domain/places/place.ts';
import type { PlaceSuggestion } from '#domain/places/place-schema.ts';
import { toSearchText } from '#domain/text/text.ts';
import type { AppContext } from '../context.ts';
import { namesOf } from './places.ts';

const RECENT = 200;
const MAX_SUGGESTIONS = 60;

/** What the volunteer typed lately, the most used first, and then the trust's own places. */
export async function suggestPlaces(
  { db }: AppContext,
  field: PlaceField,
  volunteerId: number,
): Promise<PlaceSuggestion[]> {
  const newest = db
    .selectFrom('surveys')
    .select('id')
    .where('volunteer_id', '=', volunteerId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(RECENT);
  const [recent, known] = await Promise.all([
    db.selectFrom('surveys').select(`${field} as typed`).where('id', 'in', newest).execute(),
    namesOf(db),
  ]);
  const used = new Map<string, PlaceSuggestion & { times: number }>();
  for (const { typed } of recent) {
    const { name, local_name } = known.get(toSearchText(typed)) ?? { name: typed, local_name: '' };
    const key = toSearchText(name);
    const times = (used.get(key)?.times ?? 0) + 1;
    if (key) used.set(key, { name, local_name, times });
  }
  const nearby = [...used.values()].sort((one, other) => other.times - one.times);
  const rest = [...known.values()].filter(({ name }) => !used.has(toSearchText(name)));
  const places = new Map([...nearby, ...rest].map((place) => [place.name, place]));
  return [...places.values()]
    .slice(0, MAX_SUGGESTIONS)
    .map(({ name, local_name }) => ({ name, local_name }));
}
