import type { ReplyOf } from '#domain/contract.ts';
import { SURVEY_PAGE_SIZES } from '#domain/paging.ts';
import { PLACE_FIELDS, type PlaceField } from '#domain/places/place.ts';
import type { Place } from '#domain/places/place-schema.ts';
import { call } from '../api/client.ts';
import { type Loaded, load } from '../api/load.ts';
import { oneOf, pageNumber, pageSize } from '../navigation/list-parameters.ts';

const PAGE_SIZE = 50;

export interface PlaceList {
  field: PlaceField;
  search: string;
  page: number;
  limit: number;
  places: Loaded<ReplyOf<'listPlaces'>>;
}

export async function loadPlaces({ url, signal }: Request): Promise<PlaceList> {
  const parameters = new URL(url).searchParams;
  const field = oneOf(PLACE_FIELDS, parameters.get('field')) ?? 'constituency';
  const places = await load(call('listPlaces', { query: { field }, signal }));
  return {
    field,
    search: parameters.get('search') ?? '',
    page: pageNumber(parameters.get('page')),
    limit: pageSize(SURVEY_PAGE_SIZES, parameters.get('limit'), PAGE_SIZE),
    places,
  };
}

/** A spelling outside any place has no id. */
export function placeKey({ id, name }: Place): string {
  return id === null ? name : `#${id}`;
}
