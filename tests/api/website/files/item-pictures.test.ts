// The pictures below the text of a news item.

import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { news } from '#content/documents/news.ts';
import { withTranslations } from '#content/translations/translations.ts';
import { HOUR_MS } from '#domain/durations.ts';
import type { Language } from '#domain/languages.ts';
import { buildApp } from '#server/app.ts';
import { readSiteVersion } from '#server/db/metadata/site-version.ts';
import { documentsByName } from '#server/website/documents.ts';
import { createPublishedLoader } from '#server/website/load-published.ts';
import { publishDue } from '#server/website/publishing/publish-scheduled-job.ts';
import type { Client } from '../../../support/app/api/client.ts';
import { meera } from '../../../support/app/api/people.ts';
import { quickPasswords } from '../../../support/app/quick-passwords.ts';
import { openTestApp, type TestApp } from '../../../support/app/test-app.ts';
import {
  type DocumentClient,
  documentClient,
  itemsOf,
  websiteOf,
} from '../../../support/app/website/editors.ts';
import { picture, upload } from '../../../support/images/pictures.ts';

const documents = documentsByName([news].map(withTranslations));
const NEWS = { path: '/news', title: 'News' };

let testApp: TestApp;
let app: FastifyInstance;
let admin: Client;
let english: DocumentClient;
beforeEach(async () => {
  testApp = await openTestApp();
  app = buildApp(testApp.ctx, { passwords: quickPasswords(), documents });
  admin = await meera({ ...testApp, app });
  english = documentClient(admin, 'news');
  for (const [name, color] of [
    ['tents.jpg', '#8a3324'] as const,
    ['river.jpg', '#1f3a5f'] as const,
  ]) {
    const bytes = await picture('jpeg', { width: 8, height: 8, color });
    await upload({ app }, admin, bytes, { name });
  }
});
afterEach(async () => {
  await app.close();
  await testApp.close();
});

const camp = (pictures: unknown, words = {}) => ({
  ...news.defaults.en,
  items: [
    {
      title: 'A camp',
      slug: 'camp',
      date: '2026-11-20',
      author: '',
      place: '',
      program: '',
      text: 'We stayed.',
      picture: '',
      pictures,
      ...words,
    },
  ],
});
const publish = async (words: object, client = english) => {
  const reply = await client.publish(words);
  expect(reply.status, `${reply.bytes}`).toBe(200);
};
const picturesIn = async (client: DocumentClient) => {
  const { document } = (await client.call('readDraft')).body.data;
  return itemsOf(document)[0]?.pictures;
};
const shown = async (locale: Language) => {
  const load = createPublishedLoader(testApp.ctx, documents, { warn: () => {} });
  return (await load()).get(locale)?.get('news');
};
const uses = async (image: string) => {
  const { data } = (await admin.call('listImages')).body;
  return data.find(({ name }) => name === image)?.used_on;
};

test('a picture counts as used while a draft, a page or a scheduled page has it', async () => {
  expect(await uses('river.jpg')).toEqual([]);
  await english.call('saveDraft', { body: camp(['tents.jpg', 'river.jpg']) });
  expect(await uses('river.jpg')).toEqual([NEWS]);
  await english.call('publishDocument');
  await english.call('saveDraft', { body: camp(['tents.jpg']) });
  expect(await uses('river.jpg')).toEqual([NEWS]);
  await english.call('publishDocument');
  expect(await uses('river.jpg')).toEqual([]);
  await english.call('saveDraft', { body: camp(['river.jpg']) });
  await english.call('publishDocument', { body: { at: '2099-01-26T09:00:00+05:30' } });
  await english.call('saveDraft', { body: camp([]) });
  expect(await uses('river.jpg')).toEqual([NEWS]);
});

test('a deletion names the page, which is rendered without the picture', async () => {
  await publish(camp(['tents.jpg', 'river.jpg']));
  const published = await readSiteVersion(testApp.ctx.db);
  const removed = await admin.call('deleteImage', { name: 'river.jpg' });
  expect(removed.body.data.used_on).toEqual([NEWS]);
  expect(await readSiteVersion(testApp.ctx.db)).toBe(published + 1);
  const refused = await english.publish(camp(['tents.jpg', 'river.jpg'], { place: 'Rampur' }));
  expect(refused.problem.errors).toMatchObject([
    { field: 'items.0.pictures.1', rule: 'pictureGone', params: { name: 'river.jpg' } },
  ]);
});

test.each([
  [['tents.jpg', ''], 'items.0.pictures.1', 'pictureRequired'],
  [Array(13).fill('tents.jpg'), 'items.0.pictures', 'itemCount'],
  ['tents.jpg', 'items.0.pictures', 'invalid'],
])('the pictures %j are not published', async (pictures, field, rule) => {
  const { status, problem } = await english.publish(camp(pictures));
  expect([status, problem.errors]).toMatchObject([422, [{ field, rule }]]);
});

test('a draft is not saved with hundreds of pictures', async () => {
  const { status } = await english.call('saveDraft', { body: camp(Array(300).fill('tents.jpg')) });
  expect(status).toBe(422);
});

test('the Hindi note has the pictures of the English, and is not older for another one', async () => {
  const hindi = documentClient(admin, 'news', 'hi');
  await publish(camp(['tents.jpg']));
  await publish(camp(['river.jpg', 'tents.jpg'], { text: 'हम रहे।' }), hindi);
  await publish(camp(['river.jpg']));
  expect((await shown('hi'))?.items).toMatchObject([{ text: 'हम रहे।', pictures: ['river.jpg'] }]);
  expect(await picturesIn(hindi)).toEqual(['river.jpg']);
  const { data } = (await admin.call('listDocuments', { query: { locale: 'hi' } })).body;
  expect(data).toMatchObject([{ name: 'news', older_than_english: false }]);
});

test('an earlier version comes back with its pictures', async () => {
  await publish(camp(['tents.jpg', 'river.jpg']));
  await publish(camp([]));
  await english.call('revertDocument', { version: 1 });
  expect(await picturesIn(english)).toEqual(['tents.jpg', 'river.jpg']);
});

test('pictures are published at their time', async () => {
  testApp.stopClock(0);
  const at = new Date(testApp.ctx.now().getTime() + HOUR_MS).toISOString();
  await english.call('saveDraft', { body: camp(['river.jpg']) });
  await english.call('publishDocument', { body: { at } });
  testApp.stopClock(2);
  const run = { warn: () => {}, error: () => {} };
  const due = websiteOf(testApp, { documents });
  expect(await publishDue(due, run, new AbortController().signal)).toBe(1);
  expect((await shown('en'))?.items).toMatchObject([{ pictures: ['river.jpg'] }]);
});
