export function pick<Item extends object, Name extends keyof Item>(
  item: Item,
  names: readonly Name[],
): Pick<Item, Name> {
  const picked: Partial<Item> = {};
  for (const name of names) picked[name] = item[name];
  return picked as Pick<Item, Name>;
}

export function omit<Item extends object, Name extends keyof Item>(
  item: Item,
  names: readonly Name[],
): Omit<Item, Name> {
  const rest: Partial<Item> = { ...item };
  for (const name of names) delete rest[name];
  return rest as Omit<Item, Name>;
}
