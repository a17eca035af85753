import { oneOf } from '../../navigation/list-parameters.ts';

export const IMAGE_SORTS = ['name', 'date', 'size'] as const;
export type ImageSort = (typeof IMAGE_SORTS)[number];
export const DIRECTIONS = ['ascending', 'descending'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export interface ImageOrder {
  sort: ImageSort;
  direction: Direction;
}

export const IMAGE_VIEWS = ['images', 'trash', 'files'] as const;
export type ImageView = (typeof IMAGE_VIEWS)[number];

export interface ImageQuery extends ImageOrder {
  search: string;
  view: ImageView;
}

export function imageQueryOf(parameters: URLSearchParams): ImageQuery {
  return {
    search: parameters.get('search') ?? '',
    sort: oneOf(IMAGE_SORTS, parameters.get('sort')) ?? 'name',
    direction: oneOf(DIRECTIONS, parameters.get('direction')) ?? 'ascending',
    view: oneOf(IMAGE_VIEWS, parameters.get('view')) ?? 'images',
  };
}

/** Choosing the current order again reverses it. */
export function nextOrder({ sort, direction }: ImageOrder, chosen: ImageSort): ImageOrder {
  const flips = sort === chosen && direction === 'ascending';
  return { sort: chosen, direction: flips ? 'descending' : 'ascending' };
}

/** Defaults are left out of the address. */
export function orderParameters({ sort, direction }: ImageOrder) {
  return {
    sort: sort === 'name' ? undefined : sort,
    direction: direction === 'ascending' ? undefined : direction,
  };
}
