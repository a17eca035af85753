import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { suggestPlaces } from '#server/places/suggestions.ts';
import type { Client } from '../../../support/app/api/client.ts';
import { meera, volunteer } from '../../../support/app/api/people.ts';
import { sunita } from '../../../support/app/entries/entries.ts';
import { openTestApp, type TestApp } from '../../../support/app/test-app.ts';

let testApp: TestApp;
let asha: Client;
let admin: Client;

interface Listed {
  id: number | null;
  name: string;
  entries: number;
  spellings: { spelling: string }[];
}
const places = async (field: string): Promise<Listed[]> =>
  (await admin.call('listPlaces', { query: { field } })).body.data;
const found = async (place: string): Promise<number> =>
  (await admin.call('listSurveys', { query: { place } })).body.pagination.total_records;

beforeAll(async () => {
  testApp = await openTestApp();
  asha = await volunteer(testApp, 'Asha');
  admin = await meera(testApp);
  for (const constituency of ['Dahanu', 'Dahanu', 'DAHANU', 'Dahanoo', 'डहाणू', 'Jawhar']) {
    await asha.call('createSurvey', { body: { ...sunita, city: '', constituency } });
  }
});
afterAll(() => testApp.close());

test('spellings are merged into one place for filters, counts and suggestions, and entries keep theirs', async () => {
  expect((await places('constituency')).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Dahanoo', 'Dahanu', 'Jawhar', 'डहाणू']),
  );
  expect(await found('dahanu')).toBe(3);
  // Of characters that no search finds.
  const empty = { name: '\u{e000}', spellings: [] };
  expect((await admin.call('mergePlaces', { body: empty })).status).toBe(422);
  const body = { name: 'Dahanu', local_name: 'डहाणू', spellings: ['Dahanoo'] };
  const unknown = { ...body, places: [3_000_000_000] };
  expect((await admin.call('mergePlaces', { body: unknown })).status).toBe(422);
  expect((await admin.call('mergePlaces', { body })).status).toBe(200);
  const [dahanu] = (await places('constituency')).filter(({ name }) => name === 'Dahanu');
  expect(dahanu?.entries).toBe(5);
  expect(dahanu?.spellings.map(({ spelling }) => spelling).toSorted()).toEqual([
    'DAHANU',
    'Dahanoo',
    'Dahanu',
    'डहाणू',
  ]);
  expect(await found('डहाणू')).toBe(5);
  const suggested = (await asha.call('suggestPlaces')).body.data;
  expect(suggested[0]).toEqual({ name: 'Dahanu', local_name: 'डहाणू' });
  expect(suggested.map(({ name }) => name)).not.toContain('Dahanoo');
  const typed = (await admin.call('listSurveys', { query: { search: 'dahanoo' } })).body.data;
  expect(typed[0]?.constituency).toBe('Dahanoo');
  expect((await admin.call('splitPlace', { id: dahanu?.id ?? 0 })).status).toBe(200);
  expect(await found('dahanu')).toBe(3);
  expect((await admin.call('splitPlace', { id: dahanu?.id ?? 0 })).status).toBe(404);
  expect(await recorded()).toEqual([
    { action: 'merge', entity_id: dahanu?.id, entity_name: 'Dahanu' },
    { action: 'split', entity_id: dahanu?.id, entity_name: 'Dahanu' },
  ]);
});

test('a place that is merged again keeps the spellings of both fields', async () => {
  for (const [city, constituency] of [
    ['Raanchi', 'Ranchi'],
    ['Ranchi', 'Ranchi Sadar'],
    ['Ranchi East', 'Ranchi'],
  ]) {
    await asha.call('createSurvey', { body: { ...sunita, city, constituency } });
  }
  const named = { name: 'Ranchi', local_name: '' };
  const first = { ...named, spellings: ['Ranchi', 'Raanchi', 'Ranchi East'] };
  expect((await admin.call('mergePlaces', { body: first })).status).toBe(200);
  const [ranchi] = (await places('constituency')).filter(({ name }) => name === 'Ranchi');
  const body = {
    ...named,
    spellings: ['Ranchi', 'Ranchi Sadar'],
    places: [ranchi?.id],
    left_out: ['Ranchi East'],
  };
  expect((await admin.call('mergePlaces', { body })).status).toBe(200);
  expect(await found('raanchi')).toBe(3);
  const cities = (await places('city')).filter(({ name }) => name.startsWith('Ran'));
  expect(cities.map(({ name, spellings }) => [name, spellings.length])).toEqual([
    ['Ranchi', 2],
    ['Ranchi East', 1],
  ]);
  const [merged] = cities;
  await admin.call('splitPlace', { id: merged?.id ?? 0 });
});

test('an admin is offered every spelling, in either script, and a volunteer their own and those of three entries', async () => {
  const suggested = async (who: Client, search: string) =>
    (await who.call('suggestPlaces', { query: { search } })).body.data.map(({ name }) => name);
  expect((await suggested(admin, 'dahanu')).toSorted()).toEqual(['DAHANU', 'Dahanoo', 'डहाणू']);
  expect(await suggested(admin, 'जव्हार')).toEqual(['Jawhar']);
  const kiran = await volunteer(testApp, 'Kiran');
  expect(await suggested(kiran, 'dahanu')).toEqual([]);
  await asha.call('createSurvey', { body: { ...sunita, city: '', constituency: 'Dahanu' } });
  const rahul = await volunteer(testApp, 'Rahul');
  await rahul.call('createSurvey', { body: { ...sunita, city: '', constituency: 'Dahanoo' } });
  expect(await suggested(kiran, 'डहाणू')).toEqual(['Dahanu']);
  expect((await suggested(rahul, 'dahanu')).slice(0, 2)).toEqual(['Dahanoo', 'Dahanu']);
  expect(await suggested(kiran, 'jawhar')).toEqual([]);
});

test('a search among thousands of spellings lets other requests run', async () => {
  const { ctx } = testApp;
  const spellings = Array.from({ length: 3000 }, (_, place) => `Village ${place}`);
  await ctx.db
    .insertInto('place_spellings')
    .values(spellings.map((spelling) => ({ field: 'city' as const, spelling })))
    .execute();
  const actor = { id: admin.id, is_admin: true };
  let isFound = false;
  const search = { field: 'city', search: 'village 2999' } as const;
  const found = suggestPlaces(ctx, search, actor).finally(() => {
    isFound = true;
  });
  let turns = 0;
  while (!isFound) {
    await setImmediate();
    turns += 1;
  }
  expect(await found).toEqual([{ name: 'Village 2999', local_name: '' }]);
  expect(turns).toBeGreaterThan(50);
  const all = await suggestPlaces(ctx, { field: 'city', search: 'village' }, actor);
  expect(all).toHaveLength(60);
});

test('an imported list adds the new places', async () => {
  const listed = [
    { name: 'Torpa', local_name: 'तोरपा' },
    { name: 'TORPA', local_name: '' },
    { name: 'Khunti', local_name: '' },
    { name: '', local_name: '' },
  ];
  const imported = await admin.call('importPlaces', { body: { places: listed } });
  expect(imported.body.data.added).toBe(2);
  const again = await admin.call('importPlaces', { body: { places: listed } });
  expect(again.body.data.added).toBe(0);
  const ravi = await volunteer(testApp, 'Ravi');
  const names = (await ravi.call('suggestPlaces')).body.data.map(({ name }) => name);
  expect(names).toEqual(['Dahanu', 'Torpa', 'Khunti']);
});

test('an imported place without entries is listed, renamed, merged and removed', async () => {
  const body = { places: [{ name: 'Talasari', local_name: 'तलासरी' }, { name: 'Mokhada' }] };
  await admin.call('importPlaces', { body });
  const listed = async (name: string, field = 'constituency') =>
    (await places(field)).find((place) => place.name === name);
  const talasari = await listed('Talasari');
  expect(talasari).toMatchObject({ local_name: 'तलासरी', spellings: [], entries: 0 });
  expect(await listed('Talasari', 'city')).toEqual(talasari);
  const mokhada = await listed('Mokhada');

  const named = { name: 'Mokhade', local_name: '', spellings: [], places: [mokhada?.id] };
  expect((await admin.call('mergePlaces', { body: named })).status).toBe(200);
  expect(await listed('Mokhada')).toBeUndefined();
  const renamed = await listed('Mokhade');
  const merged = { ...named, name: 'Talasari', places: [talasari?.id, renamed?.id] };
  expect((await admin.call('mergePlaces', { body: merged })).status).toBe(200);
  expect(await listed('Mokhade')).toBeUndefined();
  await asha.call('createSurvey', { body: { ...sunita, city: 'Mokhada', constituency: '' } });
  expect(await listed('Talasari', 'city')).toMatchObject({ entries: 1 });
  expect(await listed('Talasari')).toBeUndefined();

  await admin.call('importPlaces', { body: { places: [{ name: 'Wada' }] } });
  const wada = await listed('Wada');
  expect((await admin.call('splitPlace', { id: wada?.id ?? 0 })).status).toBe(200);
  expect(await listed('Wada')).toBeUndefined();
});

test('admins who merge the same spellings at once get one place', async () => {
  const body = { name: 'Basia', local_name: 'बसिया', spellings: ['Basiya', 'Bassia', 'बासिया'] };
  const merges = Array.from({ length: 4 }, () => admin.call('mergePlaces', { body }));
  expect((await Promise.all(merges)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await placesNamed('Basia')).toEqual([{ names: 5 }]);
});

test('admins who import the same list at once add each place once', async () => {
  const places = Array.from({ length: 20 }, (_, each) => ({
    name: `Simdega ${each}`,
    local_name: `सिमडेगा ${each}`,
  }));
  const imports = Array.from({ length: 4 }, () => admin.call('importPlaces', { body: { places } }));
  const added = (await Promise.all(imports)).map(({ body }) => body.data.added);
  expect(added.toSorted()).toEqual([0, 0, 0, 20]);
  expect(await placesNamed('Simdega 7')).toEqual([{ names: 2 }]);
});

const placesNamed = async (name: string) => {
  const rows = await testApp.ctx.db
    .selectFrom('places')
    .leftJoin('place_names', 'place_id', 'places.id')
    .select(({ fn }) => fn.count<number | string>('name_key').as('names'))
    .where('name', '=', name)
    .groupBy('places.id')
    .execute();
  return rows.map(({ names }) => ({ names: Number(names) }));
};

test('a place without a name, and too many at once, are refused', async () => {
  const nameless = await admin.call('mergePlaces', { body: { name: ' ', spellings: ['Dahanu'] } });
  expect([nameless.status, nameless.problem.errors[0]?.field]).toEqual([422, 'name']);
  const many = Array.from({ length: 501 }, (_, place) => ({ name: `P ${place}` }));
  expect((await admin.call('importPlaces', { body: { places: many } })).status).toBe(422);
  expect((await admin.call('listPlaces', { query: { field: 'village' } })).status).toBe(400);
});

const recorded = () =>
  testApp.ctx.db
    .selectFrom('audit_log')
    .select(['action', 'entity_id', 'entity_name'])
    .where('entity', '=', 'place')
    .orderBy('id')
    .execute();
