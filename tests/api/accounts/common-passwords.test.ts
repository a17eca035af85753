// A trust that already has accounts starts to refuse common passwords.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../../support/app/api/client.ts';
import { meera, signIn } from '../../support/app/api/people.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';

const USED_BY_MANY = {
  rule: 'passwordCommon',
  message:
    'This password is one that many people use, and is tried first. Choose another: three or four words that only you would put together.',
};
const MADE_OF_NAMES = {
  rule: 'passwordOfNames',
  message:
    'This password is made of names that belong to the account or to the trust, and is tried first. Choose another: three or four words that only you would put together.',
};
const asha = { name: 'Asha Jadhav', email: 'asha@adhyay.example', password: 'password123' };
const farida = { name: 'Farida Shaikh', email: 'f.shaikh@adhyay.example' };
const nandini = { name: 'नंदिनी देशपांडे', email: 'deshpande@adhyay.example' };

let before: TestApp;
let testApp: TestApp;
let admin: Client;
let ashaId: number;

beforeAll(async () => {
  before = await openTestApp();
  const made = await (await meera(before)).call('createVolunteer', { body: asha });
  ashaId = made.body.data.id;
  testApp = await openTestApp({ PASSWORD_REFUSE_COMMON: 'on' }, { sharedWith: before });
  admin = await meera(testApp);
});
afterAll(async () => {
  await testApp.close();
  await before.close();
});

const add = (body: object) => admin.call('createVolunteer', { body });
const at = (field: string, expected: object) => [{ field, ...expected }];

test('existing passwords are not checked', async () => {
  await signIn(testApp.app, asha);
  const body = { name: 'Asha Jadhav', email: asha.email, phone: '52310 44718', status: 'active' };
  expect((await admin.call('updateVolunteer', { id: ashaId, body })).status).toBe(200);
  await signIn(testApp.app, asha);
});

test.each(['password123', 'PassWord123', 'Krishna', '१२३४५६', 'jaihind'])(
  'Meera cannot add an account with the common password %s',
  async (password) => {
    const { problem } = await add({ ...farida, password });
    expect(problem.errors).toEqual(at('password', USED_BY_MANY));
  },
);

test.each([
  { person: farida, password: 'Farida@786' },
  { person: farida, password: 'f.shaikh_2026' },
  { person: farida, password: 'Adhyay@2026' },
  { person: nandini, password: 'नंदिनी१२३' },
  { person: nandini, password: 'Deshpande#1' },
])('$person.name cannot be added with $password, which consists of names', async (added) => {
  const { problem } = await add({ ...added.person, password: added.password });
  expect(problem.errors).toEqual(at('password', MADE_OF_NAMES));
});

test('an edit checks the password against the new name and e-mail', async () => {
  const { body } = await add({ ...farida, password: 'boats carry seven lamps' });
  const married = { ...farida, name: 'Farida Qureshi', status: 'active' };
  const edit = (password: string) =>
    admin.call('updateVolunteer', { id: body.data.id, body: { ...married, password } });
  expect((await edit('qwertyuiop')).problem.errors).toEqual(at('password', USED_BY_MANY));
  expect((await edit('Qureshi@1')).problem.errors).toEqual(at('password', MADE_OF_NAMES));
  expect((await edit('lamps on seven boats')).status).toBe(200);
  await signIn(testApp.app, { email: farida.email, password: 'lamps on seven boats' });
});

test('Asha’s own new password is checked, and the messages lead her to an acceptable one', async () => {
  const herself = await signIn(testApp.app, asha);
  const change = (new_password: string) => {
    const body = { current_password: asha.password, new_password };
    return herself.call('changeOwnPassword', { body });
  };
  expect((await change('Sunshine1')).problem.errors).toEqual(at('new_password', USED_BY_MANY));
  expect((await change('jadhav.asha98')).problem.errors).toEqual(at('new_password', MADE_OF_NAMES));
  expect((await change('monsoon in a blue jug')).status).toBe(200);
  await signIn(testApp.app, { email: asha.email, password: 'monsoon in a blue jug' });
});

test('without the setting, any password of six characters is accepted', async () => {
  expect(before.ctx.config.refuseCommonPasswords).toBe(false);
  const body = { ...nandini, password: '123456' };
  const made = await (await meera(before)).call('createVolunteer', { body });
  expect(made.status).toBe(201);
});
