import { imageNameKey } from '#domain/images/image-name.ts';
import type { Image } from '#domain/images/image-schema.ts';
import type { ImageOrder, ImageSort } from './image-query.ts';

type SortableImage = Pick<Image, 'name' | 'modified' | 'size'>;

/** 2 sorts before 10. */
const collator = new Intl.Collator('en', { numeric: true });

const comparisons: Record<ImageSort, (one: SortableImage, other: SortableImage) => number> = {
  name: (one, other) => collator.compare(one.name, other.name),
  date: (one, other) => Date.parse(one.modified) - Date.parse(other.modified),
  size: (one, other) => one.size - other.size,
};

/** Each word of the search may match anywhere: picture names have no spaces. */
export function filterImages<Row extends SortableImage>(
  rows: readonly Row[],
  search: string,
): Row[] {
  const words = imageNameKey(search).split(/\s+/);
  return rows.filter(({ name }) => words.every((word) => imageNameKey(name).includes(word)));
}

/** Ties are sorted by name. */
export function sortImages<Row extends SortableImage>(
  rows: readonly Row[],
  { sort, direction }: ImageOrder,
): Row[] {
  const compare = comparisons[sort];
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((one, other) => sign * compare(one, other) || comparisons.name(one, other));
}
