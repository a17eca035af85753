import { isWithin, placeIn } from '#domain/website/place.ts';

export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from];
  return item === undefined ? [...items] : inserted(removed(items, from), to, item);
}

export function removed<Item>(items: readonly Item[], index: number): Item[] {
  return items.filter((_, place) => place !== index);
}

/** At the end, if the list has become shorter. */
export function inserted<Item>(items: readonly Item[], index: number, item: Item): Item[] {
  return [...items.slice(0, index), item, ...items.slice(index)];
}

/** Two neighbours have changed places: what is open in them goes with them. */
export function movedPlaces(
  places: ReadonlySet<string>,
  list: string,
  from: number,
  to: number,
): Set<string> {
  const [old, now] = [placeIn(list, from), placeIn(list, to)];
  return new Set(
    [...places].map((place) => {
      if (isWithin(place, old)) return now + place.slice(old.length);
      return isWithin(place, now) ? old + place.slice(now.length) : place;
    }),
  );
}
