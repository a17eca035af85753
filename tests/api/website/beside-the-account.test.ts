// What donors see beside the account number is for admins: the words of its page and popup.
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pageBankDetails } from '#content/documents/pages/page-bank-details.ts';
import { shared } from '#content/documents/shared.ts';
import { withTranslations } from '#content/translations/translations.ts';
import { LANGUAGES } from '#domain/languages.ts';
import { buildApp } from '#server/app.ts';
import { documentsByName } from '#server/website/documents.ts';
import { ADMIN } from '../../support/app/admin.ts';
import { deskOf, editor } from '../../support/app/editors.ts';
import { type Client, meera } from '../../support/app/people.ts';
import { quickPasswords } from '../../support/app/quick-passwords.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';

const documents = documentsByName([pageBankDetails, shared].map(withTranslations));

let testApp: TestApp;
let app: FastifyInstance;
let admin: Client;
let kavya: Client;
beforeEach(async () => {
  testApp = await openTestApp();
  app = buildApp(testApp.ctx, { passwordHashing: quickPasswords(), documents });
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
      const { status, body: answer } = await deskOf(kavya, name, locale).publish(body);
      expect([name, status, answer.code]).toEqual([name, 403, 'forbidden']);
      const asAdmin = deskOf(admin, name, locale);
      expect((await asAdmin.publish(body)).body.errors).toMatchObject([{ field: 'password' }]);
      const { status: published } = await asAdmin.call('publishDocument', {
        body: { password: ADMIN.password },
      });
      expect([name, published]).toEqual([name, 200]);
    }
  },
);
