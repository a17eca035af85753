// The desk under load, at one size: lists, searches, single entries, and all of them during writes.

import { seededRandom } from '#sample-data/chance.ts';
import { samplePeople } from '#sample-data/people.ts';
import { type Load, type Measured, measure } from './load.ts';
import { admin, type Running } from './program.ts';

const SECONDS = 2;
const CLIENTS = 8;
const SAMPLES = 60;
/** A family name on about one entry in thirty. */
const COMMON = 'yadav';

export type Figures = Record<string, Measured>;

/** @param entries number of stored entries */
export async function measureDesk({ address }: Running, entries: number): Promise<Figures> {
  const api = `${address}/server/api`;
  const { token, id } = await signIn(api);
  const headers = { authorization: `Bearer ${token}` };
  const load = { clients: CLIENTS, seconds: SECONDS, headers };
  const list = (query: string) => measure({ ...load, url: `${api}/surveys?${query}` });
  const chance = seededRandom(entries);
  const anyId = () => 1 + Math.floor(chance() * entries);
  const last = Math.ceil(entries / 10);
  const middle = Math.ceil(last / 2);
  const some = await samples(api, headers, anyId);
  const search = (texts: readonly string[]) => {
    const each = () => `?search=${encodeURIComponent(oneOf(texts, chance))}`;
    return measure({ ...load, url: `${api}/surveys`, path: each });
  };
  const next = samplePeople(entries);
  const person = () => ({ ...next(), volunteer_id: id });
  const create: Load = { ...load, url: `${api}/surveys/create`, method: 'POST', body: person };

  // Warms up pages, threads and prepared statements for all measurements.
  await measure({ ...load, url: `${api}/surveys`, seconds: 1 });
  return {
    'first page': await list('page=1'),
    'middle page': await list(`page=${middle}`),
    'last page': await list(`page=${last}`),
    'first page, oldest first': await list('sort=date_old'),
    'middle page, oldest first': await list(`sort=date_old&page=${middle}`),
    'last page, oldest first': await list(`sort=date_old&page=${last}`),
    'first page, children': await list('type=child'),
    'middle page, children': await list(`type=child&page=${Math.ceil(last * 0.18)}`),
    'search, a part of a name': await search(some.parts),
    'search, a common word': await search([COMMON]),
    'search, a mobile number': await search(some.mobiles),
    'search, a whole Aadhaar number': await search(some.aadhaars),
    'search, no hit': await search(['qqzzqq', 'nobody is called so']),
    'read one': await measure({ ...load, url: `${api}/surveys/get`, path: () => `?id=${anyId()}` }),
    'edit one, durable': await measure({
      ...load,
      url: `${api}/surveys/get`,
      method: 'PUT',
      path: () => `?id=${anyId()}`,
      body: person,
    }),
    'create, durable': await measure(create),
    'create, 64 clients': await measure({ ...create, clients: 64 }),
    ...(await together(
      { ...create, clients: 64, seconds: 2 * SECONDS },
      { ...load, url: `${api}/surveys`, clients: 2, seconds: 2 * SECONDS },
    )),
  };
}

async function together(creating: Load, listing: Load): Promise<Figures> {
  const [creates, lists] = await Promise.all([measure(creating), measure(listing)]);
  return { 'create, 64 clients, beside lists': creates, 'lists meanwhile, 2 clients': lists };
}

async function samples(api: string, headers: Record<string, string>, anyId: () => number) {
  const parts: string[] = [];
  const mobiles: string[] = [];
  const aadhaars: string[] = [];
  for (let i = 0; i < SAMPLES; i++) {
    const response = await fetch(`${api}/surveys/get?id=${anyId()}`, { headers });
    const { data } = await response.json();
    const [given] = String(data.name).split(' ');
    if (given && given.length > 4) parts.push(given.slice(1, 5));
    mobiles.push(data.mobile_no);
    if (data.aadhar_no) aadhaars.push(data.aadhar_no);
  }
  return { parts, mobiles, aadhaars };
}

function oneOf(texts: readonly string[], chance: () => number): string {
  return texts[Math.floor(chance() * texts.length)] ?? '';
}

export async function signIn(api: string): Promise<{ token: string; id: number }> {
  const response = await fetch(`${api}/volunteers/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  if (!response.ok) throw new Error(`the sign-in was answered ${response.status}`);
  const { token, volunteer } = await response.json();
  return { token, id: volunteer.id };
}

/** @throws if a request failed: its latency would be that of a refusal */
export function refuseFailures(figures: Figures): void {
  const failed = Object.entries(figures).filter(([, { failed }]) => failed > 0);
  if (failed.length > 0)
    throw new Error(`Not every answer was a success: ${JSON.stringify(failed)}`);
}
