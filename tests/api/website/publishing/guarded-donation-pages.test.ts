// What donors see beside the account number is for admins: the words of its page and popup, and their pictures.
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pageBankDetails } from '#content/documents/pages/page-bank-details.ts';
import { shared } from '#content/documents/shared.ts';
import { withTranslations } from '#content/translations/translations.ts';
import { LANGUAGES } from '#domain/languages.ts';
import { buildApp } from '#server/app.ts';
import { documentsByName } from '#server/website/documents.ts';
import { ADMIN } from '../../../support/app/api/admin.ts';
import type { Client } from '../../../support/app/api/client.ts';
import { meera } from '../../../support/app/api/people.ts';
import { quickPasswords } from '../../../support/app/quick-passwords.ts';
import { openTestApp, type TestApp } from '../../../support/app/test-app.ts';
import { documentClient, editor } from '../../../support/app/website/editors.ts';
import { picture, upload } from '../../../support/images/pictures.ts';

const documents = documentsByName([pageBankDetails, shared].map(withTranslations));
const { picture: shown } = pageBankDetails.defaults.en.opening;

let testApp: TestApp;
let app: FastifyInstance;
let admin: Client;
let kavya: Client;
beforeEach(async () => {
  testApp = await openTestApp();
  app = buildApp(testApp.ctx, { passwords: quickPasswords(), documents });
  admin = await meera({ ...testApp, app });
  kavya = await editor({ ...testApp, app }, 'Kavya');
});
afterEach(async () => {
  await app.close();
  await testApp.close();
});

test.each(LANGUAGES)(
  'Kavya, an editor, cannot say in %s that the account has changed',
  async (locale) => {
    const { opening, ...others } = pageBankDetails.defaults.en;
    const { help, ...rest } = shared.defaults.en;
    const said = 'Our account has changed: pay to kavya@upi';
    const words = {
      'page-bank-details': { ...others, opening: { ...opening, lede: said } },
      shared: { ...rest, help: { ...help, steps: [{ title: said, text: said }, ...help.steps] } },
    };
    for (const [name, body] of Object.entries(words)) {
      const { status, problem } = await documentClient(kavya, name, locale).publish(body);
      expect([name, status, problem.code]).toEqual([name, 403, 'forbidden']);
      const asAdmin = documentClient(admin, name, locale);
      expect((await asAdmin.publish(body)).problem.errors).toMatchObject([{ field: 'password' }]);
      const { status: published } = await asAdmin.call('publishDocument', {
        body: { password: ADMIN.password },
      });
      expect([name, published]).toEqual([name, 200]);
    }
  },
);

test('Kavya cannot change the picture beside the account, nor its words, and Meera can', async () => {
  const site = { app };
  const photo = await picture('webp', { width: 8, height: 8 });
  expect((await upload(site, admin, photo, { name: shown })).body.data.name).toBe(shown);
  await upload(site, kavya, photo, { name: 'well.webp' });
  const changes = async (by: Client, name: string) => [
    (await upload(site, by, photo, { replaceImage: name })).status,
    (await by.call('describeImage', { name, body: { alt: 'Pay to kavya@upi' } })).status,
    (await by.call('focusImage', { name, body: { focus: '30 70' } })).status,
  ];
  expect(await changes(kavya, shown)).toEqual([403, 403, 403]);
  expect(await changes(kavya, 'well.webp')).toEqual([201, 200, 200]);
  expect(await changes(admin, shown)).toEqual([201, 200, 200]);
});

test('Kavya cannot bring a picture in under the name of one beside the account that was deleted', async () => {
  const photo = await picture('webp', { width: 8, height: 8 });
  const { status, body } = await upload({ app }, kavya, photo, { name: shown });
  expect([status, body.data.name]).toEqual([201, 'donation-opening-2.webp']);
  expect((await upload({ app }, admin, photo, { name: shown })).body.data.name).toBe(shown);
});
