// A person asks the trust to erase what it holds about them.
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { ARCHIVED_TABLES, EXCLUDED_TABLES } from '#server/db/tables/table-lists.ts';
import { removeEntry } from '#server/surveys/erasure/remove-entry.ts';
import { ADMIN } from '../../../support/app/api/admin.ts';
import { openTrustWithTwoEntries } from '../../../support/app/entries/two-entries.ts';
import { ritu, submitEnquiry } from '../../../support/app/website/visitors.ts';
import { present } from '../../../support/present.ts';

const trust = openTrustWithTwoEntries();
const body = { current_password: ADMIN.password };

const erase = (id: number, sent: object = body) =>
  trust.admin.call('eraseSurvey', { id, body: sent });
const remove = (id: number) => trust.admin.call('deleteSurvey', { id });

async function recordAndErase(values: object, headers = {}): Promise<number> {
  const { data } = (await trust.asha.call('createSurvey', { body: values, headers })).body;
  await remove(data.id);
  expect((await erase(data.id)).status).toBe(200);
  return data.id;
}

/** Tables with a row that contains the words. */
async function tablesWith(words: string): Promise<string[]> {
  const { db } = trust.testApp.ctx;
  const names = [...ARCHIVED_TABLES, ...EXCLUDED_TABLES];
  const tables = await Promise.all(
    names.map(async (name) => ({ name, rows: await db.selectFrom(name).selectAll().execute() })),
  );
  return tables.filter(({ rows }) => JSON.stringify(rows).includes(words)).map(({ name }) => name);
}

async function deletedCount(): Promise<number> {
  const query = { status: 'deleted', limit: 1 };
  const { counts } = (await trust.admin.call('listSurveys', { query })).body;
  return counts.adult + counts.child;
}

test('nothing of an erased entry is left, in no table, and the entry of the same person stays', async () => {
  const secret = randomUUID();
  const [id, other] = await trust.pairOfTwo();
  await trust.admin.call('sendBackSurvey', { id, body: { note: `Is ${secret} her street?` } });
  const moved = { ...trust.devi, correspondence_address: secret, city: secret };
  expect((await trust.asha.call('updateSurvey', { id, body: moved })).status).toBe(200);
  await submitEnquiry(trust.testApp, ritu);
  const enquiry = present((await trust.admin.call('listEnquiries')).body.data[0]);
  const link = { state: 'new', survey_id: id };
  expect((await trust.admin.call('workOnEnquiry', { id: enquiry.id, body: link })).status).toBe(
    200,
  );
  await remove(id);
  const before = await deletedCount();
  expect(await tablesWith(secret)).toEqual([
    'surveys',
    'survey_versions',
    'correction_steps',
    'place_spellings',
  ]);

  expect((await erase(id)).status).toBe(200);

  expect(await tablesWith(secret)).toEqual([]);
  for (const name of ['readSurvey', 'readSurveyHistory', 'restoreSurvey'] as const) {
    expect((await trust.admin.call(name, { id })).status, name).toBe(404);
  }
  expect(await deletedCount()).toBe(before - 1);
  expect((await trust.ravi.call('readSurvey', { id: other })).body.data.name).toBe('सुनीता देवी');
  const { data } = (await trust.admin.call('readEnquiry', { id: enquiry.id })).body;
  expect(data.survey).toBeNull();
});

test('the name of a place that only the erased entry had is gone from the merged names', async () => {
  const { admin } = trust;
  const merge = {
    local_name: '',
    spellings: ['Zephyrins Haveli', trust.devi.city],
    name: trust.devi.city,
  };
  await trust.record(trust.asha, trust.devi);
  const { data } = (
    await trust.asha.call('createSurvey', { body: { ...trust.devi, city: 'Zephyrins Haveli' } })
  ).body;
  expect((await admin.call('mergePlaces', { body: merge })).status).toBe(200);
  expect(await tablesWith('zephyrins')).toContain('place_names');
  await remove(data.id);
  expect((await erase(data.id)).status).toBe(200);
  expect(await tablesWith('zephyrins')).toEqual([]);
  expect(await tablesWith(`khunti ${trust.village}`)).toContain('place_names');
});

test('a saved search for the name of an erased person goes with the entry', async () => {
  const name = 'Wobblefrotz Kranz';
  for (const search of ['Wobblefrotz', 'Wobblefritz', 'Kran', 'Gumla', 'w'])
    await trust.asha.call('saveView', { body: { name: 'My view', query: `search=${search}` } });
  expect((await trust.asha.call('listViews')).body.data).toHaveLength(5);
  const { id } = (await trust.asha.call('createSurvey', { body: { ...trust.devi, name } })).body
    .data;
  const corrected = { ...trust.devi, name: 'Wobblefritz Kranz' };
  await trust.asha.call('updateSurvey', { id, body: corrected });
  await remove(id);
  expect((await erase(id)).status).toBe(200);
  const { data } = (await trust.asha.call('listViews')).body;
  expect(data.map(({ query }) => query)).toEqual(['search=Gumla', 'search=w']);
});

test('a saved search in another spelling or script, or with the place, goes as well', async () => {
  const searches = ['Suneeta', 'केरकेट्टा', 'Sunita Palkot', 'Palkot', 'Anita Palkot'];
  for (const search of searches)
    await trust.ravi.call('saveView', { body: { name: 'My view', query: `search=${search}` } });
  const entry = { ...trust.devi, name: 'सुनीता Kerketta', city: 'पालकोट' };
  const { id } = (await trust.asha.call('createSurvey', { body: entry })).body.data;
  await remove(id);
  expect((await erase(id)).status).toBe(200);
  const { data } = (await trust.ravi.call('listViews')).body;
  expect(data.map(({ query }) => query)).toEqual(['search=Palkot', 'search=Anita Palkot']);
});

test('a saved search with an honorific, an abbreviation or joined words goes as well', async () => {
  const searches = ['Shri Ramesh Kumar', 'Ramesh Kr', 'Ram Esh', 'Shri Suresh Kumar'];
  for (const search of searches)
    await trust.admin.call('saveView', { body: { name: 'My view', query: `search=${search}` } });
  await recordAndErase({ ...trust.devi, name: 'Ramesh Kumar' });
  const { data } = (await trust.admin.call('listViews')).body;
  expect(data.map(({ query }) => query)).toEqual(['search=Shri Suresh Kumar']);
});

test('a saved view of a place goes with the last entry that names it', async () => {
  const { admin } = trust;
  const city = 'Zephyrins  Kothi';
  const places = ['zephyrins kothi', 'Zephyrins Kothi&gender=female', 'Kothi', 'Torpa Town'];
  for (const place of places) {
    const query = `sort=name&place=${place.replaceAll(' ', '+')}`;
    expect((await trust.ravi.call('saveView', { body: { name: 'Place', query } })).status).toBe(
      201,
    );
  }
  const viewsLeft = async () => {
    const { data } = (await trust.ravi.call('listViews')).body;
    const params = data.map(({ query }) => new URLSearchParams(query));
    return params.map((each) => each.get('place')).filter(Boolean);
  };
  const own = { name: 'Torpa Town', local_name: '', spellings: ['Torpa Town', 'Torpa Twn'] };
  await recordAndErase({ ...trust.devi, city: 'Gumla' });
  const kept = (await trust.asha.call('createSurvey', { body: { ...trust.devi, city } })).body.data;
  await recordAndErase({ ...trust.devi, city });
  expect(await viewsLeft()).toHaveLength(4);

  await remove(kept.id);
  expect((await erase(kept.id)).status).toBe(200);
  expect(await viewsLeft()).toEqual(['Kothi', 'Torpa Town']);
  expect(await tablesWith('ephyrins')).toEqual([]);

  const listed = (
    await trust.asha.call('createSurvey', { body: { ...trust.devi, city: own.name } })
  ).body.data;
  expect((await admin.call('mergePlaces', { body: own })).status).toBe(200);
  await remove(listed.id);
  expect((await erase(listed.id)).status).toBe(200);
  expect(await viewsLeft()).toEqual(['Kothi', 'Torpa Town']);
});

test('the audit log says who erased which entry, and when', async () => {
  const id = await recordAndErase(trust.devi);
  const { db } = trust.testApp.ctx;
  const lines = await db
    .selectFrom('audit_log')
    .selectAll()
    .where('entity', '=', 'survey')
    .where('entity_id', '=', id)
    .execute();
  expect(lines.map(({ action }) => action)).toEqual(['create', 'delete', 'erase']);
  expect(lines.at(-1)?.actor_id).toBe(trust.admin.id);
});

test('only a deleted entry is erased, and only with the password of the admin', async () => {
  const id = await trust.record(trust.asha, trust.devi);
  expect((await erase(id)).problem.code).toBe('notDeleted');
  await remove(id);
  const refused = await erase(id, {});
  expect(refused.status).toBe(422);
  expect(refused.problem.errors).toMatchObject([{ field: 'current_password' }]);
  expect((await erase(id, { current_password: 'walks far' })).status).toBe(422);
  expect((await trust.admin.call('readSurvey', { id })).status).toBe(200);
  expect((await erase(id)).status).toBe(200);
  expect((await erase(id)).status).toBe(404);
});

test('a device that sends an erased entry once more does not record it again', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  const id = await recordAndErase(trust.devi, headers);
  const again = await trust.asha.call('createSurvey', { body: trust.devi, headers });
  expect([again.status, again.problem.code]).toEqual([410, 'surveyErased']);
  const query = { keys: headers['idempotency-key'] };
  const { data } = (await trust.asha.call('readOperationResults', { query })).body;
  expect(data).toMatchObject([{ id, action: 'create' }]);
});

test('an entry that was merged into another is erased, and the other one keeps what it took over', async () => {
  const ids = await trust.pairOfTwo({ other_no: '5180699999' });
  const [kept, gone] = ids;
  await trust.admin.call('sendBackSurvey', { id: gone, body: { note: 'Which school?' } });
  await trust.decide(ids, { decision: 'merge', keep: kept, fields: { other_no: gone } });
  expect((await erase(gone)).status).toBe(200);
  const { data } = (await trust.admin.call('readSurvey', { id: kept })).body;
  expect(data).toMatchObject({ other_no: '5180699999', merged_from: [] });
  const { steps } = (await trust.asha.call('readCorrection', { id: kept })).body.data;
  expect(steps).toMatchObject([{ note: 'Which school?' }]);
});

test('versions of entries that are not erased can still not be deleted', async () => {
  await recordAndErase(trust.devi);
  const id = await trust.record(trust.asha, trust.devi);
  const { db } = trust.testApp.ctx;
  const deleting = db.deleteFrom('survey_versions').where('survey_id', '=', id).execute();
  await expect(deleting).rejects.toThrow('append-only');
  await expect(db.deleteFrom('erased_surveys').execute()).rejects.toThrow('append-only');
});

test('two admins who erase one entry at once: one does, the other is told that it is gone', async () => {
  const id = await trust.record(trust.asha, trust.devi);
  await remove(id);
  const replies = await Promise.all([erase(id), erase(id)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 404]);
});

test('a query that is linked to an entry while that is erased is told that there is none', async () => {
  const { ctx } = trust.testApp;
  const id = await trust.record(trust.asha, trust.devi);
  await submitEnquiry(trust.testApp, ritu);
  const enquiry = present((await trust.admin.call('listEnquiries')).body.data[0]);
  const { uid } = await ctx.db
    .selectFrom('surveys')
    .select('uid')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  let linking: ReturnType<typeof trust.admin.call> | undefined;
  await ctx.db.transaction().execute(async (transaction) => {
    await removeEntry(transaction, { id, uid }, { at: new Date().toISOString(), by: 1 });
    const body = { state: 'new', survey_id: id };
    linking = trust.admin.call('workOnEnquiry', { id: enquiry.id, body });
    await setTimeout(200);
  });
  const refused = await linking;
  expect([refused?.status, refused?.problem.errors[0]?.field]).toEqual([422, 'survey_id']);
});

test('a place that another entry is given during an erasure stays known', async () => {
  const { db } = trust.testApp.ctx;
  const id = await trust.record(trust.asha, trust.devi);
  await remove(id);
  let erasing: ReturnType<typeof erase> | undefined;
  await db.transaction().execute(async (transaction) => {
    const { id: _, ...row } = await transaction
      .selectFrom('surveys')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await transaction
      .insertInto('surveys')
      .values({ ...row, uid: randomUUID(), deleted_at: null, created_at: new Date().toISOString() })
      .execute();
    erasing = erase(id);
    await setTimeout(200);
  });
  expect((await erasing)?.status).toBe(200);
  const query = { place: trust.devi.city };
  expect((await trust.admin.call('listSurveys', { query })).body.data).toHaveLength(1);
});

if (process.env.TEST_DATABASE === 'postgres') {
  test('the statistics of PostgreSQL have no value of an erased entry', async () => {
    const { db } = trust.testApp.ctx;
    const secret = `Zephyrine ${randomUUID()}`;
    const id = await trust.record(trust.asha, { ...trust.devi, name: secret });
    await remove(id);
    const samples = async () => {
      const { rows } = await sql<{ values: string | null }>`
        select histogram_bounds::text as values from pg_stats where tablename = 'surveys'`.execute(
        db,
      );
      return rows.filter(({ values }) => values?.includes(secret)).length;
    };
    await sql`analyze surveys`.execute(db);
    expect(await samples()).toBeGreaterThan(0);
    expect((await erase(id)).status).toBe(200);
    await expect.poll(samples, { timeout: 15_000 }).toBe(0);
  });
}
