import { type ComponentProps, useEffect, useState } from 'react';
import { PLACE_FIELDS } from '#domain/places/place.ts';
import type { PlaceSuggestion } from '#domain/places/place-schema.ts';
import { TextInput } from '../../ui/forms/controls/control.tsx';
import { langOf } from '../../ui/text/lang-of.ts';
import { call } from '../api/client.ts';
import { load } from '../api/load.ts';
import { readPlaces } from './place-suggestions.ts';

const DEBOUNCE_MS = 250;

type FilterPlaceProps = Omit<ComponentProps<typeof TextInput>, 'value' | 'list'> & {
  id: string;
  value: string;
};

/** Suggests cities and constituencies, found by either of their scripts. */
export function FilterPlace({ value, ...input }: FilterPlaceProps) {
  const places = usePlaces(value);
  const list = `${input.id}-suggestions`;
  return (
    <>
      <TextInput {...input} value={value} list={list} lang={langOf(value)} />
      <datalist id={list}>
        {places.map(({ name, local_name }) => (
          // A browser offers options whose value or label contains the typed text.
          <option key={name} value={name} label={local_name || undefined} />
        ))}
      </datalist>
    </>
  );
}

function usePlaces(search: string): readonly PlaceSuggestion[] {
  const [places, setPlaces] = useState<readonly PlaceSuggestion[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      const found = await findPlaces(search, abort.signal).catch(() => null);
      if (found && !abort.signal.aborted) setPlaces(found);
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [search]);
  return places;
}

async function findPlaces(search: string, signal: AbortSignal): Promise<PlaceSuggestion[]> {
  const found = await Promise.all(
    PLACE_FIELDS.map(async (field) => {
      const { data } = await load(call('suggestPlaces', { query: { field, search }, signal }));
      return data?.data ?? readPlaces(field);
    }),
  );
  return [...new Map(found.flat().map((place) => [place.name, place])).values()];
}
