// Bank details, approvals and reports of a published translation follow the English.
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bank } from '#content/documents/bank.ts';
import { registrations } from '#content/documents/registrations.ts';
import { team } from '#content/documents/team.ts';
import { translations, withTranslations } from '#content/translations/translations.ts';
import { buildApp } from '#server/app.ts';
import { documentsByName } from '#server/website/documents.ts';
import { createPublishedLoader } from '#server/website/load-published.ts';
import { ADMIN } from '../../support/app/api/admin.ts';
import type { Client } from '../../support/app/api/client.ts';
import { meera } from '../../support/app/api/people.ts';
import { quickPasswords } from '../../support/app/quick-passwords.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';
import { type DocumentClient, documentClient } from '../../support/app/website/editors.ts';

const documents = documentsByName([bank, registrations, team].map(withTranslations));
const { password } = ADMIN;
const english = {
  ...bank.defaults.en,
  published: true,
  account_name: 'Prakash Trust',
  account_number: '5010 0012',
  ifsc: 'HDFC0000001',
  upi_id: 'prakash@hdfc',
  amounts: [
    { rupees: 500, does: 'Water for a class' },
    { rupees: 2000, does: 'A tap' },
  ],
};

let testApp: TestApp;
let app: FastifyInstance;
let admin: Client;
beforeEach(async () => {
  testApp = await openTestApp();
  app = buildApp(testApp.ctx, { passwords: quickPasswords(), documents });
  admin = await meera({ ...testApp, app });
});
afterEach(async () => {
  await app.close();
  await testApp.close();
});

const publish = async (client: DocumentClient, words: unknown) =>
  expect((await client.publish(words, { body: { password } })).status).toBe(200);
const draft = async (client: DocumentClient) => (await client.call('readDraft')).body.data;
const shown = async (name: string) => {
  const load = createPublishedLoader(testApp.ctx, documents, { warn: () => {} });
  return (await load()).get('hi')?.get(name);
};

test('a UPI id and an account that Meera changes in English replace those of the Hindi', async () => {
  const hindi = documentClient(admin, 'bank', 'hi');
  await publish(documentClient(admin, 'bank'), english);
  await publish(hindi, {
    ...english,
    account_name: 'प्रकाश ट्रस्ट',
    amounts: [
      { rupees: 500, does: 'एक कक्षा के लिए पानी' },
      { rupees: 2000, does: 'एक नल' },
    ],
  });
  const moved = { upi_id: 'prakash@sbi', account_number: '7020 0034', merchant_code: '8398' };
  const amounts = [
    { rupees: 2000, does: 'A tap' },
    { rupees: 800, does: 'A water test' },
  ];
  await publish(documentClient(admin, 'bank'), { ...english, ...moved, amounts });
  expect(await shown('bank')).toEqual({
    ...english,
    ...moved,
    account_name: 'प्रकाश ट्रस्ट',
    amounts: [
      { rupees: 2000, does: 'एक नल' },
      { rupees: 800, does: 'A water test' },
    ],
  });
  expect((await draft(hindi)).document).toEqual(await shown('bank'));
});

test('details that are withdrawn in English are withdrawn in Hindi', async () => {
  await publish(documentClient(admin, 'bank'), english);
  await publish(documentClient(admin, 'bank', 'hi'), { ...english, account_name: 'प्रकाश ट्रस्ट' });
  await publish(documentClient(admin, 'bank'), { ...english, published: false });
  expect(await shown('bank')).toMatchObject({ published: false });
});

test('an 80G approval lapses in Hindi on the day that is written in English', async () => {
  const approval = {
    number: 'AAATP0000AF20231',
    issued_on: '',
    valid_from: '',
    valid_until: '2031-03-31',
  };
  const words = { ...registrations.defaults.en, section_80g: approval, legal_name: 'Prakash' };
  await publish(documentClient(admin, 'registrations'), words);
  await publish(documentClient(admin, 'registrations', 'hi'), { ...words, legal_name: 'प्रकाश' });
  const lapsed = { ...approval, valid_until: '2026-03-31' };
  await publish(documentClient(admin, 'registrations'), { ...words, section_80g: lapsed });
  expect(await shown('registrations')).toMatchObject({
    section_80g: lapsed,
    legal_name: 'प्रकाश',
  });
});

test('a Hindi draft with another UPI id is published with that of the English', async () => {
  await publish(documentClient(admin, 'bank'), english);
  const hindi = documentClient(admin, 'bank', 'hi');
  const typed = { ...english, account_name: 'प्रकाश ट्रस्ट', upi_id: 'not a upi id' };
  await publish(hindi, typed);
  expect(await shown('bank')).toMatchObject({
    upi_id: english.upi_id,
    account_name: 'प्रकाश ट्रस्ट',
  });
});

test('a list of words alone, such as the team, is the translation’s own', async () => {
  const words = translations.hi?.team ?? team.defaults.en;
  const [founder, second] = team.defaults.en.items;
  await publish(documentClient(admin, 'team', 'hi'), { ...words, items: [founder] });
  await publish(documentClient(admin, 'team'), { ...team.defaults.en, items: [founder, second] });
  expect((await shown('team'))?.items).toEqual([founder]);
});
