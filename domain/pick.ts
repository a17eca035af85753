/** @returns a copy with these properties only */
export function pick<Item extends object, Name extends keyof Item>(
  item: Item,
  names: readonly Name[],
): Pick<Item, Name> {
  const picked: Partial<Item> = {};
  for (const name of names) picked[name] = item[name];
  // The cast is safe: the loop has set each of the names.
  return picked as Pick<Item, Name>;
}

/** @returns a copy without these properties */
export function omit<Item extends object, Name extends keyof Item>(
  item: Item,
  names: readonly Name[],
): Omit<Item, Name> {
  const rest: Partial<Item> = { ...item };
  for (const name of names) delete rest[name];
  // The cast is safe: everything else is still there.
  return rest as Omit<Item, Name>;
}
