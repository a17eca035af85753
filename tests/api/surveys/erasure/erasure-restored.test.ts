// A backup still has what was erased after it was made, and devices send again what they sent since.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { ADMIN } from '../../../support/app/api/admin.ts';
import { sunita } from '../../../support/app/entries/entries.ts';
import { openRestoredTrust } from '../../../support/app/restored-trust.ts';

const trust = openRestoredTrust();

async function record(name: string, headers = {}): Promise<number> {
  const { status, body } = await trust.asha.call('createSurvey', {
    body: { ...sunita, name },
    headers,
  });
  expect(status).toBe(201);
  return body.data.id;
}

async function erase(id: number): Promise<void> {
  await trust.admin.call('deleteSurvey', { id });
  const sent = { id, body: { current_password: ADMIN.password } };
  expect((await trust.admin.call('eraseSurvey', sent)).status).toBe(200);
}

const names = async () => (await trust.admin.call('listSurveys')).body.data.map(({ name }) => name);

test('a restore of an earlier backup erases again what was erased since', async () => {
  const before = await record('Kamla Devi');
  const kept = await record('Radha Kumari');
  const since = await record('Sunita Devi');
  await erase(before);
  const file = await trust.backUp();
  await erase(since);

  const { erasedAgain, db } = await trust.restore(file);

  expect(erasedAgain).toBe(1);
  expect(await names()).toEqual(['Radha Kumari']);
  const versions = await db.selectFrom('survey_versions').select('survey_id').execute();
  expect(versions).toEqual([{ survey_id: kept }]);
  const erased = await db.selectFrom('erased_surveys').selectAll().orderBy('at').execute();
  expect(erased).toMatchObject([
    { survey_id: before, by: trust.admin.id },
    { survey_id: since, by: trust.admin.id },
  ]);
  const lines = await db
    .selectFrom('audit_log')
    .select(['entity_id', 'actor_id', 'origin'])
    .where('action', '=', 'erase')
    .orderBy('id')
    .execute();
  expect(lines).toEqual([
    { entity_id: before, actor_id: trust.admin.id, origin: '127.0.0.1' },
    { entity_id: since, actor_id: trust.admin.id, origin: 'restore' },
  ]);
});

test('an entry is erased again by the right backup, even after a wrong one was restored', async () => {
  const without = await trust.backUp();
  const id = await record('Sunita Devi');
  const right = await trust.backUp();
  await erase(id);

  expect((await trust.restore(without)).erasedAgain).toBe(0);
  // The number that the erased entry had is not given again.
  expect(await record('Radha Kumari')).toBe(id + 1);
  expect((await trust.restore(right)).erasedAgain).toBe(1);
  expect(await names()).toEqual([]);
});

test('a phone that sends an erased entry again after a restore does not bring it back', async () => {
  const backup = await trust.backUp();
  const headers = { 'idempotency-key': randomUUID() };
  await erase(await record('Sunita Devi', headers));
  await trust.restore(backup);
  await record('Radha Kumari');

  const body = { ...sunita, name: 'Sunita Devi' };
  const again = await trust.asha.call('createSurvey', { body, headers });
  expect([again.status, again.problem.code]).toEqual([410, 'surveyErased']);
  const query = { keys: headers['idempotency-key'] };
  expect((await trust.asha.call('readOperationResults', { query })).body.data).toEqual([]);
  expect(await names()).toEqual(['Radha Kumari']);
});
