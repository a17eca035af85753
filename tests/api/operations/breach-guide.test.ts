// The questions of docs/breach.md, as an operator asks them in a hurry. Ravi's password was stolen.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { writeAudit } from '#server/audit-log/audit-log.ts';
import { ADMIN } from '../../support/app/api/admin.ts';
import { openTrustWithTwoEntries } from '../../support/app/entries/two-entries.ts';

const trust = openTrustWithTwoEntries();
const INTRUDER = '203.0.113.7';
const OWNER = "json_extract(x.snapshot, '$.volunteer_id')";
const guide = readFileSync(join(import.meta.dirname, '../../../docs/breach.md'), 'utf8');
const questions = [...guide.matchAll(/```sql\n(.+?);\n```/gs)].map(([, question = '']) => question);

async function ask(words: string): Promise<Record<string, unknown>[]> {
  const question = questions.find((each) => each.includes(words)) ?? '';
  expect(question).not.toBe('');
  const ownerOnPostgres = /On PostgreSQL write `(.+?)` instead of/.exec(guide)?.[1] ?? '';
  const isPostgres = process.env.TEST_DATABASE === 'postgres';
  const asked = question
    .replace('ravi@trust.example', 'ravi@adhyay.example')
    .replace(OWNER, isPostgres ? ownerOnPostgres : OWNER);
  return (await sql.raw<Record<string, unknown>>(asked).execute(trust.testApp.ctx.db)).rows;
}

async function recordAndReassign(name: string): Promise<number> {
  const id = await trust.record(trust.ravi, { ...trust.devi, name });
  const body = { ...trust.devi, name, volunteer_id: trust.asha.id };
  expect((await trust.admin.call('updateSurvey', { id, body })).status).toBe(200);
  return id;
}

test('entries that Ravi could see are listed, also when they have been reassigned since', async () => {
  const id = await recordAndReassign('Etwari Devi');
  await trust.record(trust.asha, { ...trust.devi, name: 'Kamla Devi' });
  const seen = await ask('has_aadhaar');
  expect(seen.map((row) => [row.id, row.name])).toEqual([[id, 'Etwari Devi']]);
});

test('what Ravi did is listed, without a name where the entry was erased', async () => {
  const id = await trust.record(trust.ravi, trust.devi);
  await trust.ravi.call('deleteSurvey', { id });
  const done = async () => (await ask('left join surveys s')).filter(({ entry }) => entry === id);
  expect(await done()).toMatchObject([{ name: 'Sunita Devi' }, { name: 'Sunita Devi' }]);
  await trust.admin.call('eraseSurvey', { id, body: { current_password: ADMIN.password } });
  expect(await done()).toMatchObject([{ name: null }, { name: null }]);
});

test('a wrong code after the right password is an attempt, and no command on the server', async () => {
  const { db, now } = trust.testApp.ctx;
  const by = { id: null, origin: INTRUDER };
  await writeAudit(db, { by, action: 'wrongCode', entity: 'volunteer', id: trust.ravi.id }, now());
  const attempts = await ask('signInFailed');
  expect(attempts).toMatchObject([{ name: 'Ravi', action: 'wrongCode', origin: INTRUDER }]);
  const command = { id: null, origin: 'restore' };
  await writeAudit(db, { by: command, action: 'erase', entity: 'survey', id: 1 }, now());
  const commands = await ask('actor_id is null');
  expect(commands).toMatchObject([
    { action: 'erase', entity: 'survey', origin: 'restore' },
    { action: 'create', entity: 'volunteer', origin: 'first start' },
  ]);
});

test('every other question is answered as well', async () => {
  expect(questions.length).toBeGreaterThan(5);
  for (const question of questions) await ask(question);
});
