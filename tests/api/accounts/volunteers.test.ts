import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADMIN } from '../../support/app/api/admin.ts';
import { anonymous, type Client } from '../../support/app/api/client.ts';
import { meera, signIn, volunteer } from '../../support/app/api/people.ts';
import { sunita } from '../../support/app/entries/entries.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';

let testApp: TestApp;
let admin: Client;

beforeAll(async () => {
  testApp = await openTestApp();
  admin = await meera(testApp);
});
afterAll(() => testApp.close());

const add = (body: object) => admin.call('createVolunteer', { body });
const kavita = { name: 'Kavita Rao', email: 'Kavita@adhyay.example', password: 'walks far' };

test('an admin adds a volunteer, who is active and not an admin', async () => {
  const { status, body } = await add({ ...kavita, phone: '52310 44718', is_admin: true });
  expect(status).toBe(201);
  expect(body.data).toMatchObject({
    name: 'Kavita Rao',
    email: 'Kavita@adhyay.example',
    phone: '52310 44718',
    status: 'active',
    is_admin: false,
  });
  await signIn(testApp.app, kavita);
});

test('missing fields are reported in order, each at its field', async () => {
  expect((await add({})).problem.errors).toEqual([
    { field: 'name', rule: 'nameRequired', message: 'Name is required' },
    { field: 'email', rule: 'emailRequired', message: 'Email is required' },
    { field: 'password', rule: 'passwordRequired', message: 'Password is required' },
  ]);
  const short = await add({ ...kavita, email: 'k', password: '12345' });
  expect(short.problem.errors).toEqual([
    {
      field: 'email',
      rule: 'emailFormat',
      message: 'Write the full email address, like name@example.in',
    },
    {
      field: 'password',
      rule: 'passwordLength',
      params: { min: 6 },
      message: 'Password must be at least 6 characters long',
    },
  ]);
});

test('the phone of an account is kept as it was written', async () => {
  const ravi = { ...kavita, name: 'Ravi Gavit', email: 'ravi@adhyay.example' };
  const phone = '1234, or ask at the shop';
  const { body } = await add({ ...ravi, phone });
  expect(body.data).toMatchObject({ phone });
});

test('an e-mail address belongs to one account, in any case', async () => {
  const { status, problem } = await add({ ...kavita, email: 'kavita@ADHYAY.example' });
  expect([status, problem.code]).toEqual([409, 'emailTaken']);
  expect(problem.errors[0]?.field).toBe('email');
});

test('an edit changes the given fields, and the password only when one is sent', async () => {
  const { body } = await add({ ...kavita, email: 'rao@adhyay.example' });
  const { id } = body.data;
  const edit = { name: 'K. Rao', email: 'rao@adhyay.example', phone: '', status: 'active' };
  expect((await admin.call('updateVolunteer', { id, body: edit })).body.data).toMatchObject(edit);
  await signIn(testApp.app, { email: edit.email, password: kavita.password });
  const short = await admin.call('updateVolunteer', { id, body: { ...edit, password: 'abc' } });
  expect(short.problem.message).toBe('Password must be at least 6 characters long');
  const noStatus = await admin.call('updateVolunteer', { id, body: { ...edit, status: '' } });
  expect(noStatus.problem.message).toBe('Status is required');
});

test('the log names each thing that an edit of an account does', async () => {
  const person = { name: 'Rekha Pawar', email: 'rekha@adhyay.example' };
  const { body } = await add({ ...person, password: kavita.password });
  const { id } = body.data;
  const edit = (change: object) =>
    admin.call('updateVolunteer', { id, body: { ...person, status: 'active', ...change } });
  await edit({ phone: '52310 44719', status: 'inactive', password: 'walks farther' });
  await edit({ phone: '52310 44719' });
  const { db } = testApp.ctx;
  const log = db.selectFrom('audit_log').select('action').where('entity', '=', 'volunteer');
  const rows = await log.where('entity_id', '=', id).orderBy('id').execute();
  const actions = rows.map(({ action }) => action);
  expect(actions).toEqual(['create', 'deactivate', 'changePassword', 'update', 'activate']);
});

test('a deleted volunteer disappears, their entries keep the name, and the e-mail is free again', async () => {
  const mohan = await volunteer(testApp, 'Mohan');
  const made = await mohan.call('createSurvey', { body: sunita });
  expect((await admin.call('deleteVolunteer', { id: mohan.id, also: true })).status).toBe(200);
  expect((await admin.call('deleteVolunteer', { id: mohan.id })).problem.message).toBe(
    'Volunteer not found',
  );
  expect((await admin.call('readVolunteer', { id: mohan.id })).status).toBe(404);
  const entry = await admin.call('readSurvey', { id: made.body.data.id });
  expect(entry.body.data.volunteer_name).toBe('Mohan');
  await volunteer(testApp, 'Mohan');
});

test('the last active admin can be neither deleted nor deactivated', async () => {
  const off = { status: 'inactive' };
  const edit = { name: 'Admin', email: ADMIN.email, ...off };
  for (const reply of [
    await admin.call('deleteVolunteer', { id: admin.id }),
    await admin.call('deleteVolunteer', { id: admin.id, also: true }),
    await admin.call('setVolunteerStatus', { id: admin.id, body: off }),
    await admin.call('updateVolunteer', { id: admin.id, body: edit }),
  ]) {
    expect([reply.status, reply.problem.code]).toEqual([409, 'lastAdmin']);
  }
});

test('an API client that has just signed in changes the e-mail of an admin as documented', async () => {
  const edit = { name: 'Admin', email: 'meera@adhyay.example', phone: '', status: 'active' };
  const { status, body } = await admin.call('updateVolunteer', { id: admin.id, body: edit });
  expect([status, body.data.email]).toEqual([200, 'meera@adhyay.example']);
  const back = { ...edit, email: ADMIN.email };
  expect((await admin.call('updateVolunteer', { id: admin.id, body: back })).status).toBe(200);
});

test('an account is sent back as it was read, whatever else the reply holds', async () => {
  const { body: read } = await admin.call('readVolunteer', { id: admin.id });
  const { body: listed } = await admin.call('listVolunteers', { query: { page: 1 } });
  const own = listed.data.find(({ id }) => id === admin.id);
  const body = { email: ADMIN.email, password: ADMIN.password };
  const { volunteer: signedIn } = (await anonymous(testApp.app).call('signIn', { body })).body;
  for (const account of [read.data, own, signedIn]) {
    const reply = await admin.call('updateVolunteer', { id: admin.id, body: account });
    expect([reply.status, reply.body.data]).toEqual([
      200,
      expect.objectContaining({ is_admin: true }),
    ]);
  }
  const { body: after } = await admin.call('readVolunteer', { id: admin.id });
  expect(after.data).toEqual(read.data);
});

test('a stolen session changes neither password nor e-mail of an admin', async () => {
  testApp.setClock(0.1);
  const edit = { name: 'Admin', email: ADMIN.email, status: 'active' };
  const changed = async (body: object) => {
    const reply = await admin.call('updateVolunteer', { id: admin.id, body: { ...edit, ...body } });
    const errors = reply.status === 200 ? [] : reply.problem.errors;
    return [reply.status, errors.map(({ rule }) => rule)];
  };
  expect(await changed({ name: 'Meera' })).toEqual([200, []]);
  const inCapitals = { email: ADMIN.email.toUpperCase() };
  expect(await changed(inCapitals), 'the same address').toEqual([200, []]);
  for (const change of [{ password: 'walks far away' }, { email: 'meera@else.example' }]) {
    expect(await changed(change)).toEqual([422, ['currentPasswordRequired']]);
    const guessed = { ...change, current_password: 'not hers at all' };
    expect(await changed(guessed)).toEqual([422, ['currentPasswordWrong']]);
  }
  const current_password = ADMIN.password;
  expect(
    await changed({ phone: '5231044700', password: ADMIN.password, current_password }),
  ).toEqual([200, []]);
  testApp.setClock(0);
  admin = await meera(testApp);
});

test('the list is sorted by name, complete without a page and partial with one', async () => {
  const all = await admin.call('listVolunteers');
  const names = all.body.data.map(({ name }) => name);
  expect(names).toEqual([...names].sort());
  expect(all.body.pagination).toEqual({
    current_page: 1,
    total_pages: 1,
    total_records: names.length,
  });
  const second = await admin.call('listVolunteers', { query: { page: 2, limit: 2 } });
  expect(second.body.data.map(({ name }) => name)).toEqual(names.slice(2, 4));
});

test('with many volunteers, the list is complete without page and limit, and ten long with a page alone', async () => {
  const many = Array.from({ length: 11 }, (_, i) => `Many ${String(i).padStart(2, '0')}`);
  for (const name of many.toReversed()) {
    await add({ name, email: `${name.replace(' ', '.')}@adhyay.example`, password: 'walks far' });
  }
  const namesFor = async (query: Record<string, string | number>) => {
    const { body } = await admin.call('listVolunteers', { query: { search: 'many', ...query } });
    expect(body.pagination.total_records).toBe(many.length);
    return body.data.map(({ name }) => name);
  };
  expect(await namesFor({})).toEqual(many);
  expect(await namesFor({ page: '', limit: '' })).toEqual(many);
  expect(await namesFor({ page: 1 })).toEqual(many.slice(0, 10));
  expect(await namesFor({ page: 2 })).toEqual(many.slice(10));
  expect(await namesFor({ limit: 5 })).toEqual(many.slice(0, 5));
  expect(await namesFor({ page: 3 })).toEqual([]);
});

test('volunteers are found by words of name, e-mail and phone, in any order', async () => {
  for (const search of ['kavita', 'kavita@adhyay', '52310 44718', 'rao kavita']) {
    const { body } = await admin.call('listVolunteers', { query: { search } });
    expect(body.data.map(({ name }) => name)).toEqual(['Kavita Rao']);
  }
});

test('a page of the list has each volunteer’s number of live entries, and the list for a select does not', async () => {
  const lata = await volunteer(testApp, 'Lata');
  const kept = await lata.call('createSurvey', { body: sunita });
  const gone = await lata.call('createSurvey', { body: sunita });
  await lata.call('deleteSurvey', { id: gone.body.data.id });
  const entriesOf = async (id: number, query: Record<string, string | number>) =>
    (await admin.call('listVolunteers', { query })).body.data.find((each) => each.id === id)
      ?.entries;
  expect(kept.status).toBe(201);
  expect(await entriesOf(lata.id, { page: 1, limit: 100 })).toBe(1);
  expect(await entriesOf(admin.id, { page: 1, limit: 100 })).toBe(0);
  expect(await entriesOf(lata.id, {})).toBeUndefined();
  expect(await entriesOf(lata.id, { limit: 100 })).toBeUndefined();
});

test('deleted volunteers are listed when they are asked for, by their names alone', async () => {
  const gone = await volunteer(testApp, 'Ganga');
  await admin.call('deleteVolunteer', { id: gone.id });
  const found = async (query: Record<string, string | number>) =>
    (await admin.call('listVolunteers', { query: { search: 'ganga', ...query } })).body.data;
  expect(await found({})).toEqual([]);
  for (const query of [{}, { page: 1 }]) {
    expect(await found({ with_deleted: 'true', ...query })).toEqual([
      expect.objectContaining({
        id: gone.id,
        name: 'Ganga',
        email: '',
        deleted_at: expect.any(String),
      }),
    ]);
  }
});

test('the list has the number of active matches, and can be filtered by it', async () => {
  const { id } = await volunteer(testApp, 'Zubaida');
  const off = await volunteer(testApp, 'Zubaida.two');
  await admin.call('setVolunteerStatus', { id: off.id, body: { status: 'inactive' } });
  const found = async (query: Record<string, string | number>) =>
    (await admin.call('listVolunteers', { query: { search: 'zubaida', ...query } })).body;
  expect((await found({})).pagination.total_records).toBe(2);
  expect((await found({})).active).toBe(1);
  const active = await found({ status: 'active' });
  expect(active.data.map((each) => each.id)).toEqual([id]);
  expect((await found({ status: 'inactive' })).active).toBe(0);
  expect((await admin.call('listVolunteers', { query: { status: 'away' } })).status).toBe(400);
});
