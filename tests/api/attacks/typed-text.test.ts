// Typed values are stored as sent or refused, never silently changed.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anonymous, type Client } from '../../support/app/api/client.ts';
import { meera, volunteer } from '../../support/app/api/people.ts';
import { aarav, sunita } from '../../support/app/entries/entries.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';

const notText = (field: string) => ({ field, rule: 'notText', message: 'This must be text' });

let testApp: TestApp;
let asha: Client;
let admin: Client;

beforeAll(async () => {
  testApp = await openTestApp();
  asha = await volunteer(testApp, 'Asha');
  admin = await meera(testApp);
});
afterAll(() => testApp.close());

const add = async (person: Client, entry: object) =>
  (await person.call('createSurvey', { body: entry })).body.data.id;

test.each([
  [{ age: '3-4' }, 'age', 'Age is required'],
  [{ age: '-5' }, 'age', 'Age must be a whole number from 1 to 120'],
  [{ income: '5000-6000' }, 'income', 'This must be a number'],
])('%j is refused at its field', async (sent, field, message) => {
  const { status, problem } = await asha.call('createSurvey', { body: { ...sunita, ...sent } });
  expect([status, problem.errors]).toMatchObject([422, [{ field, message }]]);
});

test('an edit with a wrong type erases no number, even with another document present', async () => {
  const both = { ...sunita, other_document_type: 'pan', other_document_no: 'ABCDE1234F' };
  const id = await add(asha, both);
  for (const wrong of [[], {}, true, ['041288301234']]) {
    for (const field of ['aadhar_no', 'other_document_no', 'other_no', 'permanent_address']) {
      const edit = { ...both, [field]: wrong };
      const { status, problem } = await asha.call('updateSurvey', { id, body: edit });
      expect([status, problem.errors], `${field} ${JSON.stringify(wrong)}`).toEqual([
        422,
        [notText(field)],
      ]);
    }
  }
  const { data } = (await asha.call('readSurvey', { id })).body;
  expect(data).toMatchObject({ version: 1, aadhar_no: '041288301234', other_no: '5231044719' });
});

test('a wrong type is refused in the other calls, too', async () => {
  const { id } = await volunteer(testApp, 'Ravi');
  const account = { name: 'Ravi', email: 'ravi@adhyay.example', phone: '5231044718' };
  for (const wrong of [[], {}, true]) {
    for (const field of ['name', 'email', 'phone']) {
      const body = { ...account, status: 'active', [field]: wrong };
      const reply = await admin.call('updateVolunteer', { id, body });
      expect(reply.problem.errors).toEqual([notText(field)]);
    }
    const body = { ...account, status: wrong };
    const reply = await admin.call('updateVolunteer', { id, body });
    expect(reply.problem.errors).toEqual([
      { field: 'status', rule: 'notChoice', message: 'Choose one of the listed values' },
    ]);
    const signIn = { email: wrong, password: 'walks far' };
    expect((await anonymous(testApp.app).call('signIn', { body: signIn })).status).toBe(422);
    const described = await admin.call('describeImage', { name: 'x.jpg', body: { alt: wrong } });
    expect(described.problem.errors).toEqual([notText('alt')]);
  }
});

test('two accounts cannot differ in invisible characters only', async () => {
  await volunteer(testApp, 'Kavita');
  for (const unseen of ['\u200b', '\u2060', '\u202e', '\u00ad', '\u0007', '\u3164']) {
    const email = `kavita${unseen}@adhyay.example`;
    const body = { name: 'Kavita', email, password: 'walks far' };
    expect((await admin.call('createVolunteer', { body })).status).toBe(409);
    const typed = { email, password: 'walks far' };
    expect((await anonymous(testApp.app).call('signIn', { body: typed })).status).toBe(200);
  }
  const joined = { name: 'Kavita', email: 'kavita\u200d@adhyay.example', password: 'walks far' };
  expect((await admin.call('createVolunteer', { body: joined })).status).toBe(422);
});

test.each(['\u200b', '\u200d\u200c', '\u202e \u2060', '\u2800'])(
  'a name of %j is refused',
  async (name) => {
    const entry = await asha.call('createSurvey', { body: { ...sunita, name } });
    expect(entry.problem.message).toBe('Name is required');
    const body = { name, email: 'unseen@adhyay.example', password: 'walks far' };
    expect((await admin.call('createVolunteer', { body })).problem.message).toBe(
      'Name is required',
    );
  },
);

test.each([
  ['शर्\u200dमा', 'शर्मा'],
  ['Maria D’Souza', "maria d'souza"],
  ["Peter D'Cruz", 'd’cruz'],
])('%s is found by %s', async (name, search) => {
  const id = await add(asha, { ...aarav, name });
  const found = await asha.call('listOwnSurveys', { query: { search } });
  expect(found.body.data.map((entry) => entry.id)).toEqual([id]);
});

test('digits of any script are stored as ASCII digits', async () => {
  const id = await add(asha, { ...sunita, age: '௩௪', mobile_no: '৫২৩১০ ৪৪৭১৮', income: '೮೫೦೦' });
  const { data } = (await asha.call('readSurvey', { id })).body;
  expect(data).toMatchObject({ age: 34, mobile_no: '5231044718', income: 8500 });
});
