// The calls of a desk with many entries, each as a load.
import { seededRandom } from '#sample-data/chance.ts';
import { samplePeople } from '#sample-data/people.ts';
import type { Load } from '../load.ts';
import type { Running } from '../program.ts';
import { signIn } from './sign-in.ts';

const CLIENTS = 8;
/** On a crowded machine a search may take longer than two seconds. */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 2);
const SAMPLES = 60;
/** A family name on about one entry in thirty. */
const COMMON = 'yadav';

export interface DeskLoads {
  list: (query: string) => Load;
  search: Record<'common' | 'part' | 'mobile' | 'aadhaar' | 'nothing', Load>;
  read: Load;
  edit: Load;
  create: Load;
}

/** @param entries number of stored entries */
export async function deskLoads(
  { address }: Pick<Running, 'address'>,
  entries: number,
): Promise<DeskLoads> {
  const api = `${address}/server/api`;
  const { token, id } = await signIn(api);
  const headers = { authorization: `Bearer ${token}` };
  const load = { clients: CLIENTS, seconds: SECONDS, headers };
  const chance = seededRandom(entries);
  const anyId = () => 1 + Math.floor(chance() * entries);
  const { parts, mobiles, aadhaars } = await samples(api, headers, anyId);
  const search = (texts: readonly string[]): Load => ({
    ...load,
    url: `${api}/surveys`,
    path: () => `?search=${encodeURIComponent(oneOf(texts, chance))}`,
  });
  const next = samplePeople(entries);
  const person = () => ({ ...next(), volunteer_id: id });
  const one = { ...load, url: `${api}/surveys/get`, path: () => `?id=${anyId()}` };
  return {
    list: (query) => ({ ...load, url: `${api}/surveys?${query}` }),
    search: {
      common: search([COMMON]),
      part: search(parts),
      mobile: search(mobiles),
      aadhaar: search(aadhaars),
      nothing: search(['qqzzqq', 'nobody is called so']),
    },
    read: one,
    edit: { ...one, method: 'PUT', body: person },
    create: { ...load, url: `${api}/surveys/create`, method: 'POST', body: person },
  };
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
