// Phones and open screens name records by their numbers, and send again what they sent since the backup.
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { Client } from '../../support/app/api/client.ts';
import { signIn, volunteer } from '../../support/app/api/people.ts';
import { sunita } from '../../support/app/entries/entries.ts';
import { openRestoredTrust } from '../../support/app/restored-trust.ts';
import { ritu, submitEnquiry } from '../../support/app/website/visitors.ts';
import { present } from '../../support/present.ts';

const RAVI = { email: 'ravi@adhyay.example', password: 'walks far' };
const trust = openRestoredTrust();

beforeEach(async () => {
  await volunteer(trust.testApp, 'Ravi');
});

async function record(by: Client, name: string): Promise<number> {
  const { status, body } = await by.call('createSurvey', { body: { ...sunita, name } });
  expect(status).toBe(201);
  return body.data.id;
}

const names = async () =>
  (await trust.admin.call('listSurveys', { query: { sort: 'date_old' } })).body.data.map(
    ({ name }) => name,
  );

test('what Meera sends again after a restore changes and deletes nobody else', async () => {
  const backup = await trust.backUp();
  const id = await record(trust.asha, 'Sunita Devi');
  const double = await record(trust.asha, 'Sunita Devi');
  const correction = {
    id,
    body: { ...sunita, name: 'Sunita Devi Kushwaha' },
    headers: { 'idempotency-key': randomUUID(), 'if-match': '"1"' },
  };
  const deletion = { id: double, headers: { 'idempotency-key': randomUUID() } };
  expect((await trust.admin.call('updateSurvey', correction)).status).toBe(200);
  expect((await trust.admin.call('deleteSurvey', deletion)).status).toBe(200);

  await trust.restore(backup);
  const ravi = await signIn(trust.app, RAVI);
  await record(ravi, 'Phulmani Munda');
  await record(ravi, 'Birsa Oraon');

  expect((await trust.admin.call('updateSurvey', correction)).problem.code).toBe('surveyNotFound');
  expect((await trust.admin.call('deleteSurvey', deletion)).problem.code).toBe('surveyNotFound');
  expect(await names()).toEqual(['Phulmani Munda', 'Birsa Oraon']);
});

test('a second restore does not give the numbers of the first one again', async () => {
  const backup = await trust.backUp();
  await trust.restore(backup);
  const id = await record(trust.asha, 'Sunita Devi');
  await trust.restore(backup);
  expect(await record(trust.asha, 'Phulmani Munda')).toBe(id + 1);
});

test('where the database is lost, new numbers begin far above those of the backup', async () => {
  const before = await record(trust.asha, 'Sunita Devi');
  const backup = await trust.backUp();
  const lost = await record(trust.asha, 'Phulmani Munda');
  await trust.lose();
  await trust.restore(backup);
  expect(await names()).toEqual(['Sunita Devi']);
  const id = await record(trust.asha, 'Birsa Oraon');
  expect([id - before, lost - before]).toEqual([100_001, 1]);
  const prakash = await volunteer({ ...trust.testApp, app: trust.app }, 'Prakash');
  expect(prakash.id).toBeGreaterThan(100_000);
});

test('over a database that has given fewer numbers, new ones begin far above those of the backup', async () => {
  await record(trust.asha, 'Sunita Devi');
  const last = await record(trust.asha, 'Phulmani Munda');
  const backup = await trust.backUp();
  const { db, dialect } = trust.testApp.ctx;
  await dialect.setSequence('surveys', 1).execute(db);
  await trust.restore(backup);
  expect(await record(trust.asha, 'Birsa Oraon')).toBe(last + 100_001);
});

test('a query that arrives after a restore does not get the number of one that the backup lacks', async () => {
  const backup = await trust.backUp();
  await submitEnquiry(trust.testApp, ritu);
  const [before] = (await trust.admin.call('listEnquiries')).body.data;
  await trust.restore(backup);
  await submitEnquiry({ ...trust.testApp, app: trust.app }, ritu);
  const [since] = (await trust.admin.call('listEnquiries')).body.data;
  expect(since?.id).toBe(present(before).id + 1);
});
