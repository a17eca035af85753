// Queries come in, and the admin reads them twice a week; of the last days some wait.
import type { InventedQuery } from '#sample-data/queries.ts';
import { record } from '#server/audit-log.ts';
import { keepQuery, listQueries, setRead } from '#server/enquiries/store.ts';
import { type Deed, daysBefore, type Worker, workingHour } from './event.ts';

const READ_EVERY_DAYS = 3.5;
const UNREAD_DAYS = 5;

export function inboxOf(now: Date, admin: Worker, queries: readonly InventedQuery[]): Deed[] {
  const oldest = Math.max(...queries.map(({ daysAgo }) => daysAgo));
  const readings: Deed[] = [];
  for (let days = UNREAD_DAYS; days < oldest; days += READ_EVERY_DAYS) {
    readings.push({ at: daysBefore(now, days), act: reading(admin) });
  }
  const received = queries.map(
    ({ daysAgo, ...query }) =>
      ({
        at: daysAgo > UNREAD_DAYS ? workingHour(now, daysAgo) : daysBefore(now, daysAgo),
        act: (house) => keepQuery(house, query),
      }) satisfies Deed,
  );
  return [...received, ...readings];
}

function reading({ id, origin }: Worker): Deed['act'] {
  return async (house) => {
    const deed = { actorId: id, action: 'signIn', thing: 'volunteer', thingId: id } as const;
    await record(house.db, { ...deed, origin }, house.now());
    const unread = { page: 1, limit: 50, search: '', status: 'unread' } as const;
    const { data } = await listQueries(house, unread);
    for (const query of data) await setRead(house, query.id, true);
  };
}
