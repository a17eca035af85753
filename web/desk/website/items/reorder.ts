import { isWithin, partsOf, pathIn } from '#domain/website/fields/field-path.ts';

export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from];
  return item === undefined ? [...items] : inserted(removed(items, from), to, item);
}

export function removed<Item>(items: readonly Item[], index: number): Item[] {
  return items.filter((_, other) => other !== index);
}

/** At the end, if the list has become shorter. */
export function inserted<Item>(items: readonly Item[], index: number, item: Item): Item[] {
  return [...items.slice(0, index), item, ...items.slice(index)];
}

/** An item came between: those behind it keep their open parts. */
export function insertedPaths(
  paths: ReadonlySet<string>,
  list: string,
  index: number,
): Set<string> {
  return new Set(
    [...paths].map((path) => {
      if (path === list || !isWithin(path, list)) return path;
      const [own = '', ...inner] = partsOf(path.slice(list.length + 1));
      return Number(own) < index ? path : [list, Number(own) + 1, ...inner].join('.');
    }),
  );
}

/** Two neighbours have swapped: their open parts move with them. */
export function movedPaths(
  paths: ReadonlySet<string>,
  list: string,
  from: number,
  to: number,
): Set<string> {
  const [oldPath, newPath] = [pathIn(list, from), pathIn(list, to)];
  return new Set(
    [...paths].map((path) => {
      if (isWithin(path, oldPath)) return newPath + path.slice(oldPath.length);
      return isWithin(path, newPath) ? oldPath + path.slice(newPath.length) : path;
    }),
  );
}
