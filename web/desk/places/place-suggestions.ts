// Suggested places: from the entries on the device at once, then from the server.
import { useEffect, useState } from 'react';
import type { PlaceField } from '#domain/places/place.ts';
import type { PlaceSuggestion } from '#domain/places/place-schema.ts';
import { CITY_SUGGESTIONS } from '#domain/surveys/survey.ts';
import { toSearchText } from '#domain/text/text.ts';
import type { Messages } from '../../messages/messages.ts';
import { useMessages } from '../../messages/store.ts';
import { call } from '../api/client.ts';
import { load } from '../api/load.ts';
import type { RequestLimits } from '../api/request-limits.ts';
import { readRecent } from '../recent/recent-repository.ts';
import { readSession } from '../session/session.ts';

const DEVICE_MAX = 30;

/** @param field undefined for a text that is not a place */
export function usePlaceSuggestions(field: PlaceField | undefined): readonly string[] {
  const t = useMessages();
  const [places, setPlaces] = useState<readonly PlaceSuggestion[]>([]);
  useEffect(() => {
    if (!field) return;
    let isLeft = false;
    let isAnswered = false;
    void readPlaces(field).then((found) => {
      if (!isLeft && !isAnswered) setPlaces(found);
    });
    void load(call('suggestPlaces', { query: { field }, keepSession: true })).then(({ data }) => {
      if (isLeft || !data) return;
      isAnswered = true;
      setPlaces(data.data);
    });
    return () => {
      isLeft = true;
    };
  }, [field]);
  if (!field) return [];
  const names = places.map((place) => nameIn(t, place));
  return [...new Set([...names, ...(field === 'city' ? CITY_SUGGESTIONS : [])])];
}

/** In the reader's script. */
export function nameIn(t: Messages, { name, local_name }: PlaceSuggestion): string {
  return t.language === 'en' ? name : local_name || name;
}

/** @param place its name in either script */
export async function findPlace(
  place: string,
  limits: RequestLimits,
): Promise<PlaceSuggestion | undefined> {
  const key = toSearchText(place);
  const { data } = await load(call('suggestPlaces', { ...limits, query: { search: place } }));
  return data?.data.find(({ name, local_name }) =>
    [name, local_name].some((each) => toSearchText(each) === key),
  );
}

/** Places of the entries on the device. */
export async function readPlaces(field: PlaceField): Promise<PlaceSuggestion[]> {
  const actor = readSession()?.volunteer;
  const recent = actor && (await readRecent(actor.id));
  const names = new Set(recent?.entries.map((entry) => entry[field]).filter(Boolean));
  return [...names].slice(0, DEVICE_MAX).map((name) => ({ name, local_name: '' }));
}
