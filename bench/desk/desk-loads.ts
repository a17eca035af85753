// The calls of a desk with many entries, each as a load.
import type { Survey } from '#domain/surveys/survey-schema.ts';
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
const FILTERS = 6;

type SearchKind = 'common' | 'part' | 'mobile' | 'aadhaar' | 'words' | 'spelling' | 'nothing';

export interface DeskLoads {
  list: (query: string) => Load;
  search: Record<SearchKind, Load>;
  /** Lists with two filters, any of them. */
  filtered: Load;
  /** The slowest table: texts by numbers. */
  statistics: Load;
  possibleDuplicates: Load;
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
  const { parts, mobiles, aadhaars, words, spellings, filters } = await samples(
    api,
    headers,
    anyId,
  );
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
      words: search(words),
      spelling: search(spellings),
      nothing: search(['qqzzqq', 'nobody is called so']),
    },
    filtered: { ...load, url: `${api}/surveys`, path: () => `?${twoOf(filters, chance)}` },
    statistics: { ...load, url: `${api}/surveys/statistics?rows=constituency&columns=age` },
    possibleDuplicates: {
      ...load,
      url: `${api}/surveys/look-alikes`,
      method: 'POST',
      body: person,
    },
    read: one,
    edit: { ...one, method: 'PUT', body: person },
    create: { ...load, url: `${api}/surveys/create`, method: 'POST', body: person },
  };
}

async function samples(api: string, headers: Record<string, string>, anyId: () => number) {
  const people: Survey[] = [];
  for (let i = 0; i < SAMPLES; i++) {
    const response = await fetch(`${api}/surveys/get?id=${anyId()}`, { headers });
    people.push((await response.json()).data);
  }
  return {
    parts: people
      .map(givenNameOf)
      .filter(isLong)
      .map((name) => name.slice(1, 5)),
    mobiles: people.flatMap(({ mobile_no }) => mobile_no ?? []),
    aadhaars: people.flatMap(({ aadhar_no }) => aadhar_no || []),
    words: people.map((person) => `${person.city} ${givenNameOf(person)}`),
    spellings: people.filter((person) => isLong(givenNameOf(person))).map(misspelled),
    filters: people.map(filtersOf),
  };
}

const givenNameOf = ({ name }: Survey) => name.split(' ')[0] ?? '';
const isLong = (name: string) => name.length > 4;

/** As somebody else would write it. */
function misspelled({ name }: Survey): string {
  return name
    .replace(/i/, 'ee')
    .replace(/v/, 'w')
    .replace(/u(?=[a-z])/, 'oo');
}

function filtersOf({ gender, age, category, city, physically_disabled, created_at }: Survey) {
  return [
    { gender },
    { category },
    { age_from: String(age ?? 0), age_to: String((age ?? 0) + 10) },
    { place: city },
    { disabled: physically_disabled ? 'yes' : 'no' },
    { recorded_from: created_at.slice(0, 10) },
  ];
}

function twoOf(filters: readonly Record<string, string>[][], chance: () => number): string {
  const first = Math.floor(chance() * FILTERS);
  const second = (first + 1 + Math.floor(chance() * (FILTERS - 1))) % FILTERS;
  const of = (which: number) => oneOf(filters, chance)[which];
  return String(new URLSearchParams({ ...of(first), ...of(second) }));
}

function oneOf<Item>(items: readonly Item[], chance: () => number): Item {
  const item = items[Math.floor(chance() * items.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}
