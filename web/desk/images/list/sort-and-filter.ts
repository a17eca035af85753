import { imageNameKey } from '#domain/image-name.ts';
import type { Image } from '#domain/image-schema.ts';
import type { ImageOrder, ImageSort } from './image-query.ts';

type Arranged = Pick<Image, 'name' | 'modified' | 'size'>;

/** As people count: 2 before 10. */
const names = new Intl.Collator('en', { numeric: true });

const comparisons: Record<ImageSort, (one: Arranged, other: Arranged) => number> = {
  name: (one, other) => names.compare(one.name, other.name),
  date: (one, other) => Date.parse(one.modified) - Date.parse(other.modified),
  size: (one, other) => one.size - other.size,
};

/** In any case and any script. A name has no spaces, so that each word of the search may stand anywhere. */
export function matching<Row extends Arranged>(rows: readonly Row[], search: string): Row[] {
  const words = imageNameKey(search).split(/\s+/);
  return rows.filter(({ name }) => words.every((word) => imageNameKey(name).includes(word)));
}

/** Those of the same size or time stand by name. */
export function arranged<Row extends Arranged>(
  rows: readonly Row[],
  { sort, direction }: ImageOrder,
): Row[] {
  const compare = comparisons[sort];
  const way = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((one, other) => way * compare(one, other) || comparisons.name(one, other));
}
