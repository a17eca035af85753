import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../../support/app/api/client.ts';
import { meera, sessionOf, volunteer } from '../../support/app/api/people.ts';
import { AADHAAR, aarav, sunita } from '../../support/app/entries/entries.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';

let testApp: TestApp;
let asha: Client;
let ravi: Client;
let admin: Client;

beforeAll(async () => {
  testApp = await openTestApp();
  asha = await volunteer(testApp, 'Asha');
  ravi = await volunteer(testApp, 'Ravi');
  admin = await meera(testApp);
});
afterAll(() => testApp.close());

test('Asha records Sunita, finds her in her list and opens her', async () => {
  const made = await asha.call('createSurvey', { body: sunita });
  expect(made.status).toBe(201);

  const list = await asha.call('listOwnSurveys', { query: { search: 'kushwaha' } });
  expect(list.body.data.map((entry) => entry.id)).toEqual([made.body.data.id]);
  expect(list.body.pagination).toEqual({ current_page: 1, total_pages: 1, total_records: 1 });

  const read = await asha.call('readSurvey', { id: made.body.data.id });
  expect(read.body.data).toMatchObject({
    ...sunita,
    address: sunita.correspondence_address,
    senior_citizen: false,
    volunteer_id: asha.id,
    volunteer_name: 'Asha',
    version: 1,
    deleted_at: null,
  });
});

test('the admin sees the entry with who recorded it', async () => {
  const made = await asha.call('createSurvey', { body: { ...sunita, name: 'Fatima Bi Shaikh' } });
  const list = await admin.call('listSurveys', { query: { search: 'fatima bi' } });
  expect(list.body.data).toHaveLength(1);
  expect(list.body.data[0]).toMatchObject({ id: made.body.data.id, volunteer_name: 'Asha' });
});

test('a child is recorded with its own fields', async () => {
  const { status, body } = await asha.call('createSurvey', { body: aarav });
  expect(status).toBe(201);
  const read = await asha.call('readSurvey', { id: body.data.id });
  expect(read.body.data).toMatchObject({
    ...aarav,
    permanent_address: aarav.correspondence_address,
    school_type: 'government',
    employed: false,
    income: 0,
  });
});

test('a list shows the Aadhaar number masked, and a single read shows it in full', async () => {
  const made = await asha.call('createSurvey', { body: { ...sunita, name: 'Lakshmi Murugan' } });
  expect(made.body.data.aadhar_no).toBe('XXXX XXXX 1234');
  const list = await asha.call('listOwnSurveys', { query: { search: 'lakshmi' } });
  expect(list.body.data[0]?.aadhar_no).toBe('XXXX XXXX 1234');
  const read = await asha.call('readSurvey', { id: made.body.data.id });
  expect(read.body.data.aadhar_no).toBe(AADHAAR);
});

test('the income of the unemployed is 0, and people of sixty are senior citizens', async () => {
  const { body } = await asha.call('createSurvey', {
    body: { ...sunita, name: 'Kamala Bai', age: 60, employed: false, income: 4000 },
  });
  expect(body.data).toMatchObject({ income: 0, senior_citizen: true });
});

test('Ravi can neither see, change nor delete Asha’s entry', async () => {
  const { body } = await asha.call('createSurvey', { body: sunita });
  const { id } = body.data;
  for (const reply of [
    await ravi.call('readSurvey', { id }),
    await ravi.call('updateSurvey', { id, body: sunita }),
    await ravi.call('updateSurvey', { id, body: sunita, also: true }),
    await ravi.call('deleteSurvey', { id }),
    await ravi.call('undoDeleteSurvey', { id }),
    await ravi.call('restoreSurvey', { id }),
  ]) {
    expect(reply.status).toBe(403);
    expect(JSON.stringify(reply.json)).not.toContain('Sunita');
  }
  const list = await ravi.call('listOwnSurveys', { query: { volunteer_id: asha.id } });
  expect(list.body.data).toEqual([]);
  const unchanged = await asha.call('readSurvey', { id });
  expect(unchanged.body.data.version).toBe(1);
});

test('an entry is edited, deleted, undeleted and restored', async () => {
  const { body } = await asha.call('createSurvey', { body: sunita });
  const { id } = body.data;
  const edited = await asha.call('updateSurvey', { id, body: { ...sunita, age: 35 } });
  expect(edited.body.data).toMatchObject({ age: 35, version: 2 });

  expect((await asha.call('deleteSurvey', { id })).status).toBe(200);
  expect((await asha.call('readSurvey', { id })).problem.message).toBe('Survey not found');
  expect((await asha.call('deleteSurvey', { id })).status).toBe(404);
  expect((await asha.call('updateSurvey', { id, body: sunita })).status).toBe(404);
  expect((await admin.call('readSurvey', { id })).body.data.deleted_at).not.toBeNull();

  expect((await asha.call('undoDeleteSurvey', { id })).status).toBe(200);
  expect((await asha.call('readSurvey', { id })).status).toBe(200);

  await asha.call('deleteSurvey', { id });
  expect((await asha.call('restoreSurvey', { id })).status).toBe(403);
  expect((await admin.call('restoreSurvey', { id })).status).toBe(200);
  expect((await admin.call('restoreSurvey', { id })).status).toBe(409);
});

test('an edit keeps the fields that it omits, and a number that is returned masked', async () => {
  const { body } = await asha.call('createSurvey', { body: { ...sunita, category: 'ews' } });
  const { id } = body.data;
  const edit = {
    name: 'Sunita Kushwaha',
    gender: 'female',
    age: 34,
    mobile_no: '52310 44718',
    aadhar_no: 'XXXX XXXX 1234',
  };
  expect((await asha.call('updateSurvey', { id, body: edit })).status).toBe(200);
  const read = await asha.call('readSurvey', { id });
  expect(read.body.data).toMatchObject({ ...sunita, category: 'ews', name: 'Sunita Kushwaha' });
});

test('another entry’s masked number is refused', async () => {
  const { body } = await asha.call('createSurvey', { body: sunita });
  const { status, problem } = await asha.call('updateSurvey', {
    id: body.data.id,
    body: { ...sunita, aadhar_no: 'XXXX XXXX 9999' },
  });
  expect(status).toBe(422);
  expect(problem.message).toBe('Aadhaar number must be 12 digits');
});

test('an admin records for an active volunteer only', async () => {
  for (const whose of [{ volunteer_id: null }, {}]) {
    for (const entry of [sunita, aarav]) {
      const none = await admin.call('createSurvey', { body: { ...entry, ...whose } });
      expect([none.status, none.problem.message]).toEqual([422, 'Volunteer selection is required']);
    }
  }

  const forRavi = await admin.call('createSurvey', { body: { ...sunita, volunteer_id: ravi.id } });
  expect(forRavi.body.data).toMatchObject({ volunteer_id: ravi.id, volunteer_name: 'Ravi' });

  const unknown = await admin.call('createSurvey', {
    body: { ...sunita, volunteer_id: 99_999_999_999 },
  });
  expect(unknown.status).toBe(422);
  expect(unknown.problem.errors[0]?.field).toBe('volunteer_id');
});

test('a volunteer cannot record in the name of another', async () => {
  const { body } = await ravi.call('createSurvey', { body: { ...sunita, volunteer_id: asha.id } });
  expect(body.data.volunteer_id).toBe(ravi.id);
});

test('a deletion can be undone only by its author, and only within a minute', async () => {
  const { body } = await asha.call('createSurvey', { body: sunita });
  const { id } = body.data;
  await admin.call('deleteSurvey', { id });
  expect((await asha.call('undoDeleteSurvey', { id })).status).toBe(403);
  testApp.setClock(61 / 3600);
  const late = await admin.call('undoDeleteSurvey', { id });
  expect([late.status, late.problem.code]).toEqual([409, 'undoTooLate']);
  testApp.setClock(0);
  expect((await admin.call('undoDeleteSurvey', { id })).status).toBe(200);
});

test('an undo that was pressed within the minute counts, though it arrives days later', async () => {
  const { body } = await asha.call('createSurvey', { body: sunita });
  const { id } = body.data;
  const pressed = (seconds: number) => ({
    recorded_at: new Date(testApp.ctx.now().getTime() + seconds * 1000 - 7_200_000).toISOString(),
    device_offset_ms: 7_200_000,
  });
  const [inTime, tooLate] = [pressed(20), pressed(90)];
  await asha.call('deleteSurvey', { id });
  testApp.setClock(3 / 60);
  const late = await asha.call('undoDeleteSurvey', { id, body: tooLate });
  expect([late.status, late.problem.code]).toEqual([409, 'undoTooLate']);
  testApp.setClock(6 * 24);
  const again = await sessionOf(testApp, asha.id);
  expect((await again.call('undoDeleteSurvey', { id, body: inTime })).status).toBe(200);
  await again.call('deleteSurvey', { id });
  testApp.setClock(14 * 24);
  const tooOld = await (await sessionOf(testApp, asha.id)).call('undoDeleteSurvey', {
    id,
    body: inTime,
  });
  expect(tooOld.problem.code).toBe('undoTooLate');
  testApp.setClock(0);
});

test('an inactive volunteer cannot be given an entry, but keeps the existing ones', async () => {
  const leela = await volunteer(testApp, 'Leela');
  const { body } = await leela.call('createSurvey', { body: sunita });
  await admin.call('setVolunteerStatus', { id: leela.id, body: { status: 'inactive' } });

  const given = await admin.call('createSurvey', { body: { ...sunita, volunteer_id: leela.id } });
  expect([given.status, given.problem.errors[0]?.field]).toEqual([422, 'volunteer_id']);
  const edit = { ...sunita, age: 40, volunteer_id: leela.id };
  const kept = await admin.call('updateSurvey', { id: body.data.id, body: edit });
  expect(kept.body.data).toMatchObject({ age: 40, volunteer_name: 'Leela' });
  const moved = await admin.call('updateSurvey', {
    id: body.data.id,
    body: { ...edit, volunteer_id: ravi.id },
  });
  expect(moved.body.data).toMatchObject({ volunteer_id: ravi.id, volunteer_name: 'Ravi' });
});

test('an entry reassigned to Ravi during Asha’s edit stays with Ravi', async () => {
  for (let round = 0; round < 10; round++) {
    const { body } = await asha.call('createSurvey', { body: sunita });
    const { id } = body.data;
    await Promise.all([
      admin.call('updateSurvey', { id, body: { ...sunita, volunteer_id: ravi.id } }),
      asha.call('updateSurvey', { id, body: { ...sunita, age: 41 } }),
    ]);
    const { data } = (await admin.call('readSurvey', { id })).body;
    expect(data.volunteer_id).toBe(ravi.id);
  }
});

test('characters that databases cannot store are removed from a text', async () => {
  const strange = { ...sunita, name: 'Sun\0ita \ud800Devi', city: ' Mumbai\0 ' };
  const { body } = await asha.call('createSurvey', { body: strange });
  const read = await asha.call('readSurvey', { id: body.data.id });
  expect(read.body.data).toMatchObject({ name: 'Sunita \ufffdDevi', city: 'Mumbai' });
});
