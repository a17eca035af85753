// The search by sound, in every script and spelling.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { updateDerivedColumns } from '#server/surveys/derived-columns-job.ts';
import type { Client } from '../../../support/app/api/client.ts';
import { volunteer } from '../../../support/app/api/people.ts';
import { sunita } from '../../../support/app/entries/entries.ts';
import { deleteOwnEntries, foundNames } from '../../../support/app/entries/listed-entries.ts';
import { openTestApp, type TestApp } from '../../../support/app/test-app.ts';

let testApp: TestApp;
let asha: Client;

beforeAll(async () => {
  testApp = await openTestApp();
  asha = await volunteer(testApp, 'Asha');
});
afterAll(() => testApp.close());

test('entries of an earlier release are found by sound once the job has indexed them', async () => {
  await asha.call('createSurvey', { body: { ...sunita, name: 'जयंती धोदडे' } });
  await testApp.ctx.db.updateTable('surveys').set({ sounds: 'o ddd' }).execute();
  expect(await foundNames(asha, 'jayanti')).toEqual([]);
  let last: number | undefined;
  do last = await updateDerivedColumns(testApp.ctx, last);
  while (last !== undefined);
  expect(await foundNames(asha, 'jayanti')).toEqual(['जयंती धोदडे']);
  await deleteOwnEntries(asha);
});

test('a name typed with a joiner, as Hindi keyboards do, is found by its sound', async () => {
  await asha.call('createSurvey', { body: { ...sunita, name: 'मुन्\u200dना चौहान' } });
  for (const search of ['munna', 'munna chauhan', 'मुन्ना', 'मून्ना'])
    expect(await foundNames(asha, search), search).toEqual(['मुन्\u200dना चौहान']);
  await deleteOwnEntries(asha);
});

test('a name written as one word is found by its two words, and the other way round', async () => {
  await asha.call('createSurvey', { body: { ...sunita, name: 'Ramkumar Chauhan' } });
  await asha.call('createSurvey', { body: { ...sunita, name: 'राम कुमार चौहान' } });
  for (const search of ['ram kumar', 'ramkumar', 'chauhan ram kumar'])
    expect((await foundNames(asha, search)).length, search).toBe(2);
  await deleteOwnEntries(asha);
});

test('a search with a thousand exact matches does not look for those that only sound alike', async () => {
  const { db } = testApp.ctx;
  const lata = await volunteer(testApp, 'Lata');
  const record = async (name: string) =>
    (await lata.call('createSurvey', { body: { ...sunita, name } })).body.data.id;
  await record('लता बघेल');
  const id = await record('Lata Baghel');
  const search = async () =>
    (await lata.call('listOwnSurveys', { query: { search: 'lata baghel' } })).body;
  expect(await search()).toMatchObject({ match: 'exact', alike: 1 });
  const copied = db.selectFrom('surveys').selectAll().where('id', '=', id);
  const { id: _, ...row } = await copied.executeTakeFirstOrThrow();
  for (let batch = 0; batch < 10; batch += 1) {
    const copies = Array.from({ length: 100 }, () => ({ ...row, uid: randomUUID() }));
    await db.insertInto('surveys').values(copies).execute();
  }
  const { pagination, alike } = await search();
  expect([pagination.total_records, alike]).toEqual([1001, 0]);
});

test('a volunteer finds nobody else’s entries by sound, whatever the number of her account', async () => {
  const shared = await openTestApp();
  onTestFinished(() => shared.close());
  const volunteers: Client[] = [];
  for (const name of ['Asha', 'Ravi', 'Kavya', 'Nikhil'])
    volunteers.push(await volunteer(shared, name));
  const ravi = volunteers[1];
  // Enough for the index, which takes entries in batches.
  for (let card = 1000; card < 1080; card++) {
    const document = { other_document_type: 'voter_id', other_document_no: `MHX${card}` };
    const body = { ...sunita, ...document, name: 'एलिसाबा मुंडा', aadhar_no: '' };
    expect((await ravi?.call('createSurvey', { body }))?.status).toBe(201);
  }
  const query = { search: 'elisaba moonda' };
  for (const each of volunteers) {
    const reply = (await each.call('listOwnSurveys', { query })).body;
    expect([each.id, reply.alike ?? 0]).toEqual([each.id, each === ravi ? 80 : 0]);
  }
});
