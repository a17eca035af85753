// An entry whose merge was undone is erased: nothing of it stays in the entry that it had been merged into.
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { AppContext } from '#server/context.ts';
import { ARCHIVED_TABLES } from '#server/db/tables/table-lists.ts';
import { decryptNumbers } from '#server/surveys/identity-numbers/identity-numbers.ts';
import { ADMIN } from '../../../support/app/api/admin.ts';
import type { Client } from '../../../support/app/api/client.ts';
import { volunteer } from '../../../support/app/api/people.ts';
import { byMother, publishNotice } from '../../../support/app/entries/consents.ts';
import { aarav, sunita } from '../../../support/app/entries/entries.ts';
import { openRestoredTrust } from '../../../support/app/restored-trust.ts';

const trust = openRestoredTrust();
let ravi: Client;
beforeEach(async () => {
  ravi = await volunteer(trust.testApp, 'Ravi');
});

const hers = {
  aadhar_no: '099912389876',
  mobile_no: '5180677777',
  correspondence_address: 'Behind the old temple',
};

async function record(body: object, who = trust.asha): Promise<number> {
  return (await who.call('createSurvey', { body })).body.data.id;
}

async function merge(kept: number, gone: number, fields: object = {}): Promise<void> {
  expect((await trust.admin.call('listPairs')).body.data).toHaveLength(1);
  const body = { decision: 'merge', keep: kept, fields };
  const merged = await trust.admin.call('decidePair', { id: kept, other: gone, body });
  expect(merged.body.data.kept_id).toBe(kept);
}

async function mergeHers(): Promise<[kept: number, gone: number]> {
  const kept = await record(sunita);
  const gone = await record({ ...sunita, ...hers }, ravi);
  await merge(kept, gone, { aadhar_no: gone, mobile_no: gone, correspondence_address: gone });
  return [kept, gone];
}

const undo = async (id: number) =>
  expect((await trust.admin.call('restoreSurvey', { id })).status).toBe(200);

async function erase(id: number): Promise<void> {
  await trust.admin.call('deleteSurvey', { id });
  const sent = { id, body: { current_password: ADMIN.password } };
  expect((await trust.admin.call('eraseSurvey', sent)).status).toBe(200);
}

/** Every row, and the identity numbers of every version in plain text. */
async function everything({ db, vault }: Pick<AppContext, 'db' | 'vault'>): Promise<string> {
  const rows = await Promise.all(
    ARCHIVED_TABLES.map((name) => db.selectFrom(name).selectAll().execute()),
  );
  const versions = await db.selectFrom('survey_versions').select('snapshot').execute();
  const numbers = versions.map(({ snapshot }) => decryptNumbers(vault, JSON.parse(snapshot)));
  return JSON.stringify([rows, numbers]);
}

async function expectNothingOfHers(ctx: Pick<AppContext, 'db' | 'vault'>): Promise<void> {
  const words = await everything(ctx);
  for (const word of ['9876', hers.mobile_no, 'old temple']) expect(words).not.toContain(word);
}

test('after a merge that was undone, nothing of the erased entry is left in the other one', async () => {
  const [kept, gone] = await mergeHers();
  const edit = { ...sunita, ...hers, income: 7777 };
  expect((await trust.asha.call('updateSurvey', { id: kept, body: edit })).status).toBe(200);
  await undo(gone);
  await erase(gone);

  await expectNothingOfHers(trust.testApp.ctx);
  const { data } = (await trust.admin.call('readSurveyHistory', { id: kept })).body;
  expect(data).toMatchObject([
    { version: 4, changes: [] },
    { version: 3, changes: [{ field: 'income', before: 8500, after: 7777 }] },
    { version: 2, changes: [] },
    { version: 1 },
  ]);
  expect((await trust.asha.call('readSurvey', { id: kept })).body.data).toMatchObject({
    aadhar_no: sunita.aadhar_no,
    mobile_no: sunita.mobile_no,
    income: 7777,
  });
});

test('the versions of the other one that have nothing of it stay append-only', async () => {
  const [kept, gone] = await mergeHers();
  const { db } = trust.testApp.ctx;
  const rewrite = (version: number, values: object = { snapshot: '{}' }) =>
    db
      .updateTable('survey_versions')
      .set(values)
      .where('survey_id', '=', kept)
      .where('version', '=', version)
      .execute();
  await expect(rewrite(2)).rejects.toThrow('append-only');
  await undo(gone);
  await expect(rewrite(2)).rejects.toThrow('append-only');
  await erase(gone);
  for (const version of [1, 3]) await expect(rewrite(version)).rejects.toThrow('append-only');
  await expect(rewrite(2, { by: 1, at: '2026-01-01' })).rejects.toThrow('append-only');
  const deleting = db.deleteFrom('survey_versions').where('survey_id', '=', kept).execute();
  await expect(deleting).rejects.toThrow('append-only');
});

test('the consent and the note that the other one had from it are gone', async () => {
  const kept = await record(aarav);
  const notice = await publishNotice(trust.admin);
  const gone = await record({ ...aarav, ...byMother(notice) }, ravi);
  await trust.admin.call('sendBackSurvey', { id: gone, body: { note: 'Is Radha at home?' } });
  await merge(kept, gone);
  expect((await trust.asha.call('readConsents', { id: kept })).body.data.state).toBe('given');
  await undo(gone);
  const { db } = trust.testApp.ctx;
  await expect(db.deleteFrom('consents').where('survey_id', '=', kept).execute()).rejects.toThrow(
    'append-only',
  );
  await erase(gone);
  expect(await everything(trust.testApp.ctx)).not.toContain('Radha');
  expect((await trust.asha.call('readConsents', { id: kept })).body.data).toMatchObject({
    state: null,
    consents: [{ kind: 'undone' }],
  });
});

test('the entry that stayed is erased, whether its merge was undone or not', async () => {
  const [kept, gone] = await mergeHers();
  await undo(gone);
  await merge(kept, gone, { mobile_no: gone });
  await erase(kept);
  const { data } = (await trust.admin.call('readSurvey', { id: gone })).body;
  expect(data).toMatchObject({ ...hers, merged_into: null });
});

test('a version that is damaged does not stop the erasure', async () => {
  const [, gone] = await mergeHers();
  const { db, dialect } = trust.testApp.ctx;
  await undo(gone);
  const guard = dialect.name === 'sqlite' ? 'no_update' : 'append_only on survey_versions';
  await sql.raw(`drop trigger survey_versions_${guard}`).execute(db);
  await db
    .updateTable('survey_versions')
    .set({ snapshot: '{"age":' })
    .where('version', '=', 1)
    .execute();
  await erase(gone);
  const rows = await db.selectFrom('survey_versions').select('snapshot').execute();
  expect(JSON.stringify(rows)).not.toContain('old temple');
});

test('a restore of a backup in which it was undone erases again', async () => {
  const [kept, gone] = await mergeHers();
  await undo(gone);
  const file = await trust.backUp();
  await erase(gone);
  const { ctx, erasedAgain } = await trust.restore(file);
  expect(erasedAgain).toBe(1);
  await expectNothingOfHers(ctx);
  expect((await trust.asha.call('readSurveyHistory', { id: kept })).body.data).toHaveLength(3);
});

test('a restore of a backup in which it was still merged undoes the merge first', async () => {
  const [kept, gone] = await mergeHers();
  const file = await trust.backUp();
  await undo(gone);
  await erase(gone);
  const { ctx } = await trust.restore(file);
  await expectNothingOfHers(ctx);
  const { data } = (await trust.asha.call('readSurvey', { id: kept })).body;
  expect(data).toMatchObject({ aadhar_no: sunita.aadhar_no, mobile_no: sunita.mobile_no });
  const again = await trust.backUp();
  expect((await trust.restore(file)).erasedAgain).toBe(1);
  await expectNothingOfHers((await trust.restore(again)).ctx);
});

test('an entry that was erased while it was merged leaves its fields to the other one, also in a restore', async () => {
  const [kept, gone] = await mergeHers();
  const file = await trust.backUp();
  await erase(gone);
  await trust.restore(file);
  expect((await trust.asha.call('readSurvey', { id: kept })).body.data).toMatchObject(hers);
});
