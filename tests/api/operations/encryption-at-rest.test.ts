// A stolen database reveals no identity numbers, and changes to them are noticed.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../../support/app/api/client.ts';
import { meera, volunteer } from '../../support/app/api/people.ts';
import { AADHAAR, aarav, sunita } from '../../support/app/entries/entries.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';
import { present } from '../../support/present.ts';

let testApp: TestApp;
let asha: Client;

beforeAll(async () => {
  testApp = await openTestApp();
  asha = await volunteer(testApp, 'Asha');
});
afterAll(() => testApp.close());

const DOCUMENT = 'MHX0012345';
const create = async () => {
  const body = { ...sunita, other_document_type: 'voter_id', other_document_no: DOCUMENT };
  return (await asha.call('createSurvey', { body })).body.data.id;
};

async function everyRow(): Promise<string> {
  const { db } = testApp.ctx;
  const tables = [
    'surveys',
    'survey_versions',
    'survey_keys',
    'audit_log',
    'sessions',
    'second_factors',
    'volunteers',
    'rate_limit_counters',
    'metadata',
  ] as const;
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
  return JSON.stringify(rows);
}

test('no table contains a readable identity number, password or token', async () => {
  const id = await create();
  await asha.call('updateSurvey', { id, body: { ...sunita, age: 35 } });
  const stored = await everyRow();
  expect(stored).toContain(sunita.name);
  for (const secret of [AADHAAR, '0412 8830 1234', DOCUMENT, asha.token, 'walks far']) {
    expect(stored).not.toContain(secret);
    expect(stored).not.toContain(Buffer.from(secret).toString('base64').replace(/=+$/, ''));
  }
});

test('an encrypted number can be decrypted only in its own row and field', async () => {
  const { db } = testApp.ctx;
  const [one, two] = [await create(), await create()];
  const sealed = await db
    .selectFrom('surveys')
    .select(['id', 'aadhar_sealed', 'other_document_sealed'])
    .where('id', 'in', [one, two])
    .orderBy('id')
    .execute();
  const [first, second] = sealed;
  expect(first?.aadhar_sealed).not.toBe(second?.aadhar_sealed);

  const put = (aadhar_sealed: string | null | undefined) =>
    db
      .updateTable('surveys')
      .set({ aadhar_sealed: aadhar_sealed ?? null })
      .where('id', '=', one)
      .execute();
  for (const foreign of [second?.aadhar_sealed, first?.other_document_sealed]) {
    await put(foreign);
    const { statusCode, body } = await testApp.app.inject({
      url: `/server/api/surveys/get?id=${one}`,
      headers: { authorization: `Bearer ${asha.token}` },
    });
    expect([statusCode, JSON.parse(body).code]).toEqual([500, 'numberDamaged']);
    expect(body).not.toMatch(/Sunita|auth/i);
  }
  await expectOthersRead(one, two);
  await put(first?.aadhar_sealed);
  expect((await asha.call('readSurvey', { id: one })).body.data.aadhar_no).toBe(AADHAAR);
});

/** Only the damaged number is lost. */
async function expectOthersRead(damaged: number, whole: number): Promise<void> {
  expect((await asha.call('readSurvey', { id: whole })).body.data.aadhar_no).toBe(AADHAAR);
  expect((await asha.call('readSurveyHistory', { id: damaged })).status).toBe(200);
  const admin = await meera(testApp);
  for (const query of [{}, { search: 'kushwaha' }, { search: AADHAAR }]) {
    const { body } = await admin.call('listSurveys', { query });
    expect(body.data.map(({ id }) => id)).toContain(damaged);
  }
  const file = await admin.call('exportSurveys');
  expect(file.status).toBe(200);
  expect(file.body.split('\n').some((line) => line.startsWith(`${damaged},`))).toBe(true);
  const listed = await admin.call('listSurveys', { query: { search: AADHAAR } });
  const { aadhar_no } = present(listed.body.data.find(({ id }) => id === damaged));
  const edited = await asha.call('updateSurvey', {
    id: damaged,
    body: { ...sunita, age: 35, aadhar_no },
  });
  expect(edited.status).toBe(200);
}

test('every reading of a full number is logged, and the log cannot be changed', async () => {
  const { db } = testApp.ctx;
  const id = await create();
  await asha.call('readSurvey', { id });
  const auditEntries = await db
    .selectFrom('audit_log')
    .select(['actor_id', 'action'])
    .where('entity', '=', 'survey')
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute();
  expect(auditEntries).toEqual([
    { actor_id: asha.id, action: 'create' },
    { actor_id: asha.id, action: 'readWhole' },
  ]);
  await expect(db.updateTable('audit_log').set({ action: 'x' }).execute()).rejects.toThrow(
    'append-only',
  );
  await expect(db.deleteFrom('audit_log').execute()).rejects.toThrow('append-only');
  const rewritten = db.updateTable('survey_versions').set({ snapshot: '{}' }).execute();
  await expect(rewritten).rejects.toThrow('append-only');
  await expect(db.deleteFrom('survey_versions').execute()).rejects.toThrow('append-only');
});

test('readings of a full document number are logged where there is no Aadhaar', async () => {
  const { id } = (await asha.call('createSurvey', { body: aarav })).body.data;
  await asha.call('readSurvey', { id });
  const reads = await testApp.ctx.db
    .selectFrom('audit_log')
    .select('actor_id')
    .where('action', '=', 'readWhole')
    .where('entity_id', '=', id)
    .execute();
  expect(reads).toEqual([{ actor_id: asha.id }]);
});
