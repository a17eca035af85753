import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../../support/app/api/client.ts';
import { meera, volunteer } from '../../support/app/api/people.ts';
import { aarav, sunita } from '../../support/app/entries/entries.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';

const HOUSE = '0b6f2c1e-5b1d-4f0a-9c53-0d6f5f6b7a01';
const FAMILY = '3f0e9c1a-7a52-4f7e-8a9d-2b1c4d5e6f70';
let testApp: TestApp;
let asha: Client;
let ravi: Client;
let admin: Client;

const record = async (client: Client, body: object): Promise<number> =>
  (await client.call('createSurvey', { body })).body.data.id;
const members = async (client: Client, id: number) =>
  (await client.call('readHousehold', { id })).body.data.members.map((member) => member.id);

beforeAll(async () => {
  testApp = await openTestApp();
  asha = await volunteer(testApp, 'Asha');
  ravi = await volunteer(testApp, 'Ravi');
  admin = await meera(testApp);
});
afterAll(() => testApp.close());

test('two entries recorded as one household on a phone are linked, and can be listed', async () => {
  const mother = await record(asha, { ...sunita, household_id: HOUSE });
  const son = await record(asha, { ...aarav, household_id: HOUSE });
  const others = await record(ravi, { ...sunita, household_id: HOUSE });
  expect(await members(asha, mother)).toEqual([son]);
  expect(await members(admin, mother)).toEqual([son, others]);
  const { body } = await asha.call('listOwnSurveys', { query: { household: HOUSE } });
  expect(body.counts).toEqual({ adult: 1, child: 1 });
  const { version } = (await asha.call('readSurvey', { id: son })).body.data;
  await asha.call('unlinkHousehold', { id: son });
  expect(await members(asha, mother)).toEqual([]);
  await asha.call('linkHousehold', { id: mother, body: { survey_id: son } });
  expect(await members(asha, son)).toEqual([mother]);
  expect((await asha.call('readSurvey', { id: son })).body.data.version).toBe(version);
});

test('two entries linked to one at the same moment are in one household', async () => {
  const mother = await record(asha, sunita);
  const children = [await record(asha, aarav), await record(asha, { ...aarav, name: 'Meena' })];
  await Promise.all(
    children.map((survey_id) => asha.call('linkHousehold', { id: mother, body: { survey_id } })),
  );
  expect(await members(asha, mother)).toEqual(children);
});

test('an entry without a household joins that of the entry it is linked to', async () => {
  const mother = await record(asha, { ...sunita, household_id: FAMILY });
  const son = await record(asha, { ...aarav, household_id: FAMILY });
  const newborn = await record(asha, { ...aarav, name: 'Meena' });
  await asha.call('linkHousehold', { id: newborn, body: { survey_id: son } });
  expect(await members(asha, mother)).toEqual([son, newborn]);
  const widow = await record(asha, { ...sunita, name: 'Kamla' });
  const brother = await record(asha, aarav);
  await asha.call('linkHousehold', { id: widow, body: { survey_id: brother } });
  await asha.call('linkHousehold', { id: widow, body: { survey_id: son } });
  expect(await members(asha, widow)).toEqual([son, brother]);
  expect(await members(asha, mother)).toEqual([newborn]);
});

test('an edit keeps the household, and a deleted entry leaves it', async () => {
  const [one, other] = [await record(asha, sunita), await record(asha, aarav)];
  await asha.call('linkHousehold', { id: one, body: { survey_id: other } });
  await asha.call('updateSurvey', { id: other, body: { ...aarav, age: 8, household_id: null } });
  expect(await members(asha, one)).toEqual([other]);
  await asha.call('deleteSurvey', { id: other });
  expect(await members(asha, one)).toEqual([]);
});

test('linking other people’s entries or invalid ids is refused', async () => {
  const [own, others] = [await record(asha, sunita), await record(ravi, sunita)];
  const link = (survey_id: unknown) => asha.call('linkHousehold', { id: own, body: { survey_id } });
  expect((await link(others)).status).toBe(403);
  expect((await link(999_999)).status).toBe(404);
  expect((await link('x')).status).toBe(422);
  expect((await link(own)).status).toBe(422);
  expect((await asha.call('readHousehold', { id: own })).body.data.household_id).toBeNull();
  expect((await ravi.call('readHousehold', { id: own })).status).toBe(403);
  const nonsense = await asha.call('createSurvey', { body: { ...sunita, household_id: 'mine' } });
  expect(nonsense.status).toBe(422);
});

test('the audit log names the entries that a link has moved', async () => {
  const [one, other] = [await record(asha, sunita), await record(asha, aarav)];
  await asha.call('linkHousehold', { id: one, body: { survey_id: other } });
  const joining = await record(asha, aarav);
  await asha.call('linkHousehold', { id: joining, body: { survey_id: one } });
  const { body } = await admin.call('listAuditEvents', { query: { entity: 'survey' } });
  const linked = body.data.filter(({ action }) => action === 'link');
  const ids = linked.map(({ entity_id }) => entity_id);
  expect(ids.slice(0, 3)).toEqual([joining, other, one]);
});
