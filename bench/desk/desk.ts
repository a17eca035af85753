// The desk under load, at one size: lists, searches, single entries, and all of them during writes.

import { type Load, type Measured, measure, measureAlsoAlone } from '../load.ts';
import type { Running } from '../program.ts';
import { measureBulk } from './bulk.ts';
import { measureWithConsent } from './consents.ts';
import { deskLoads } from './desk-loads.ts';
import { measureMerges } from './merges.ts';

export type Figures = Record<string, Measured>;

/** @param entries number of stored entries */
export async function measureDesk(running: Running, entries: number): Promise<Figures> {
  const loads = await deskLoads(running, entries);
  const { list: listed, search, read, edit, create } = loads;
  const list = (query: string) => measureAlsoAlone(listed(query));
  const last = Math.ceil(entries / 10);
  const middle = Math.ceil(last / 2);

  // Warms up pages, threads and prepared statements for all measurements.
  await measure({ ...listed('page=1'), seconds: 1 });
  return {
    'first page': await list('page=1'),
    'middle page': await list(`page=${middle}`),
    'last page': await list(`page=${last}`),
    'first page, oldest first': await list('sort=date_old'),
    'middle page, oldest first': await list(`sort=date_old&page=${middle}`),
    'last page, oldest first': await list(`sort=date_old&page=${last}`),
    'first page, children': await list('type=child'),
    'middle page, children': await list(`type=child&page=${Math.ceil(last * 0.18)}`),
    'search, a part of a name': await measureAlsoAlone(search.part),
    'search, a common word': await measureAlsoAlone(search.common),
    'search, a mobile number': await measureAlsoAlone(search.mobile),
    'search, a whole Aadhaar number': await measureAlsoAlone(search.aadhaar),
    'search, two words': await measureAlsoAlone(search.words),
    'search, another spelling': await measureAlsoAlone(search.spelling),
    'search, no hit': await measureAlsoAlone(search.nothing),
    'any two filters, with counts': await measureAlsoAlone(loads.filtered),
    'agreed, with counts': await list('consent=given'),
    'not asked, with counts': await list('consent=unasked'),
    'withdrawn, with counts': await list('consent=withdrawn'),
    'statistics, constituency by age': await measureAlsoAlone(loads.statistics),
    'possible duplicates': await measureAlsoAlone(loads.possibleDuplicates),
    'read one': await measureAlsoAlone(read),
    'edit one, durable': await measureAlsoAlone(edit),
    'create, durable': await measureAlsoAlone(create),
    'create with consent, durable': await measureWithConsent(running, create),
    'create, 64 clients': await measure({ ...create, clients: 64 }),
    ...(await together(
      { ...create, clients: 64, seconds: 2 * create.seconds },
      { ...listed(''), clients: 2, seconds: 2 * create.seconds },
    )),
    'merge, 1 client': await measureMerges(running, create),
    ...(await measureBulk(running, listed(''))),
  };
}

async function together(creating: Load, listing: Load): Promise<Figures> {
  const [creates, lists] = await Promise.all([measure(creating), measure(listing)]);
  return { 'create, 64 clients, beside lists': creates, 'lists meanwhile, 2 clients': lists };
}
