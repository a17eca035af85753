// Merges of an earlier release, which did not note what they brought.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrations } from '#server/db/migrations/index.ts';
import { byMother, publishNotice } from '../../../support/app/entries/consents.ts';
import { aarav } from '../../../support/app/entries/entries.ts';
import { openTrustWithTwoEntries } from '../../../support/app/entries/two-entries.ts';
import { removeSurveyMerges } from '../../../support/database/before-survey-merges.ts';

const trust = openTrustWithTwoEntries();
const address = { correspondence_address: 'Behind the old temple' };

async function migrate(): Promise<void> {
  const { db, config } = trust.testApp.ctx;
  for (const statement of migrations['0031-survey-merges']?.[
    config.databaseUrl ? 'postgres' : 'sqlite'
  ] ?? [])
    await sql.raw(statement).execute(db);
}

const restore = (id: number) => trust.admin.call('restoreSurvey', { id });

test('a merge of an earlier release is undone after the update, and its words are hidden', async () => {
  const [kept, gone] = await trust.pairOfTwo(address);
  const fields = { correspondence_address: gone };
  await trust.decide([kept, gone], { decision: 'merge', keep: kept, fields });
  await removeSurveyMerges(trust.testApp.ctx);
  await migrate();
  expect((await restore(gone)).status).toBe(200);
  const { data } = (await trust.asha.call('readSurvey', { id: kept })).body;
  expect(data.correspondence_address).toBe(trust.devi.correspondence_address);
  const history = (await trust.asha.call('readSurveyHistory', { id: kept })).body.data;
  expect(history).toHaveLength(3);
  expect(JSON.stringify(history)).not.toContain('old temple');
});

test('what an earlier release left of undone merges is gone, if it can be recognised', async () => {
  const { db } = trust.testApp.ctx;
  const child = { ...aarav, city: trust.devi.city };
  const undone = await trust.record(trust.asha, child);
  const standing = await trust.record(trust.asha, { ...child, city: `${child.city} east` });
  const mother = byMother(await publishNotice(trust.admin));
  const note = 'Is Radha at home?';
  const mergeInto = async (kept: number, city: string): Promise<number> => {
    const gone = await trust.record(trust.ravi, { ...child, ...mother, city });
    await trust.admin.call('sendBackSurvey', { id: gone, body: { note } });
    await trust.admin.call('listPairs');
    const merged = await trust.decide([kept, gone], { decision: 'merge', keep: kept });
    expect(merged.body.data.kept_id).toBe(kept);
    return gone;
  };
  await mergeInto(standing, `${child.city} east`);
  const gone = await mergeInto(undone, child.city);
  const stepsOf = (id: number) =>
    db.selectFrom('correction_steps').selectAll().where('survey_id', '=', id).execute();
  const consentsOf = (id: number) =>
    db.selectFrom('consents').selectAll().where('survey_id', '=', id).execute();
  const [step] = await stepsOf(undone);
  const [request] = await db
    .selectFrom('survey_corrections')
    .selectAll()
    .where('survey_id', '=', undone)
    .execute();
  if (!step || !request) throw new Error('nothing was copied');
  expect((await restore(gone)).status).toBe(200);
  await trust.admin.call('endPrivacyNotice');

  await removeSurveyMerges(trust.testApp.ctx);
  await db.insertInto('correction_steps').values(step).execute();
  await db.insertInto('survey_corrections').values(request).execute();
  // The entry of the consent was erased.
  const [copy] = (await consentsOf(undone)).filter(({ kind }) => kind === 'given');
  if (!copy) throw new Error('no consent was copied');
  await db
    .insertInto('consents')
    .values([
      { ...copy, id: 1001, copied_from: 999 },
      { ...copy, id: 1002, copied_from: null, kind: 'undone', guardian_name: '' },
    ])
    .execute();
  await migrate();

  expect(await stepsOf(undone)).toEqual([]);
  expect((await consentsOf(undone)).map(({ id }) => id)).not.toContain(1001);
  expect(await stepsOf(standing)).toMatchObject([{ note }]);
  expect(await consentsOf(standing)).toMatchObject([{ guardian_name: 'Radha Sahni' }]);
  const { data } = (await trust.asha.call('listToCorrect')).body;
  expect(data.map(({ id }) => id)).toEqual([standing]);
});
