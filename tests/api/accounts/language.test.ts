// A volunteer's language follows the account to every phone.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anonymous, type Client, clientFor } from '../../support/app/api/client.ts';
import { volunteer } from '../../support/app/api/people.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';

let testApp: TestApp;
let asha: Client;

beforeAll(async () => {
  testApp = await openTestApp();
  asha = await volunteer(testApp, 'Asha');
});
afterAll(() => testApp.close());

const choose = (language: unknown) => asha.call('changeOwnLanguage', { body: { language } });

async function languageAtSignIn(wanted?: string): Promise<string> {
  const body = { email: 'asha@adhyay.example', password: 'walks far' };
  const headers = wanted === undefined ? {} : { 'accept-language': wanted };
  const reply = await anonymous(testApp.app).call('signIn', { body, headers });
  // Ten more sessions would end her own.
  await clientFor(testApp.app, asha.id, reply.body.token).call('signOut');
  return reply.body.volunteer.language;
}

test('the first language on a new phone follows the browser', async () => {
  expect(await languageAtSignIn()).toBe('en');
  expect(await languageAtSignIn('ta-IN, hi-IN;q=0.9, en;q=0.8')).toBe('hi');
  expect(await languageAtSignIn('fr')).toBe('en');
});

test('a chosen language belongs to the account and overrides the browser', async () => {
  expect((await choose('mr')).status).toBe(200);
  expect(await languageAtSignIn('hi')).toBe('mr');
  expect((await choose('en')).status).toBe(200);
  expect(await languageAtSignIn('hi')).toBe('en');
});

test.each(['ta', 'HI', '', null, undefined, 7, 'x'.repeat(1000), ['hi']])(
  'an unknown language is refused, and the chosen one is kept: %o',
  async (language) => {
    await choose('mr');
    const { status, problem } = await choose(language);
    expect([status, problem.code, problem.errors[0]?.field]).toEqual([
      422,
      'brokenRule',
      'language',
    ]);
    expect(await languageAtSignIn()).toBe('mr');
  },
);

test('the refusal lists the languages, as a sentence and as a rule', async () => {
  const { problem } = await choose('ta');
  expect(problem.message).toBe('Choose one of these languages: en, hi, mr');
  expect(problem.errors[0]).toMatchObject({
    rule: 'languageUnknown',
    params: { languages: 'en, hi, mr' },
  });
});
