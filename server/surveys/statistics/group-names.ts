import type { StatisticsGroup } from '#domain/statistics/statistics-schema.ts';
import { toSearchText } from '#domain/text/text.ts';
import type { AppContext } from '../../context.ts';
import { listKnownPlaces } from '../../places/place-names.ts';

type GroupNamer = (value: string | number) => StatisticsGroup;

/** Spellings that an admin has made one place are one group. */
export async function nameForPlaces({ db }: AppContext): Promise<GroupNamer> {
  const known = await listKnownPlaces(db);
  return (spelling) => {
    const typed = { name: String(spelling), local_name: '' };
    const { name, local_name } = known.get(toSearchText(typed.name)) ?? typed;
    return { value: toSearchText(name), name, local_name };
  };
}

/** Entries of deleted volunteers stay. */
export async function nameForVolunteers({ db }: AppContext): Promise<GroupNamer> {
  const volunteers = await db.selectFrom('volunteers').select(['id', 'name']).execute();
  const names = new Map(volunteers.map(({ id, name }) => [id, name]));
  return (id) => ({
    value: String(id),
    name: names.get(Number(id)) ?? '',
  });
}
