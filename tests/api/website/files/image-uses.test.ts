// The pages of a picture in the image manager, by published and drafted words.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSiteVersion } from '#server/db/metadata/site-version.ts';
import type { Client } from '../../../support/app/api/client.ts';
import { meera } from '../../../support/app/api/people.ts';
import { openTestApp, type TestApp } from '../../../support/app/test-app.ts';
import { documentClient, editor } from '../../../support/app/website/editors.ts';
import { picture, upload } from '../../../support/images/pictures.ts';

let testApp: TestApp;
let kavya: Client;
beforeAll(async () => {
  testApp = await openTestApp();
  kavya = await editor(testApp, 'Kavya');
  await upload(testApp, kavya, await picture('jpeg', { width: 8, height: 8 }), {
    name: 'asha.jpg',
  });
});
afterAll(() => testApp.close());

const members = (portrait: string) => ({ members: [{ name: 'Asha Rao', portrait }] });
const TEAM = { path: '/carousel', title: 'Team' };
async function portrait() {
  const { body } = await kavya.call('listImages');
  return body.data.find(({ name }) => name === 'asha.jpg');
}
async function uses(): Promise<unknown> {
  return (await portrait())?.used_on;
}

test('the text of an uploaded picture is read out where it is used', async () => {
  expect((await portrait())?.alt_used).toBe(true);
});

test('a portrait counts as used while it is drafted or published', async () => {
  const team = documentClient(kavya, 'team');
  expect(await uses()).toEqual([]);
  await team.call('saveDraft', { body: members('asha.jpg') });
  expect(await uses()).toEqual([TEAM]);
  await team.call('publishDocument');
  expect(await uses()).toEqual([TEAM]);
  await team.call('saveDraft', { body: members('') });
  expect(await uses()).toEqual([TEAM]);
  await team.call('publishDocument');
  expect(await uses()).toEqual([]);
});

test('a portrait of a scheduled publication counts as used, even if the draft has lost it', async () => {
  const team = documentClient(kavya, 'team');
  await team.call('saveDraft', { body: members('asha.jpg') });
  await team.call('publishDocument', { body: { at: '2099-01-26T09:00:00+05:30' } });
  await team.call('saveDraft', { body: members('') });
  expect(await uses()).toEqual([TEAM]);
  await team.call('publishDocument', { body: { at: null } });
  expect(await uses()).toEqual([]);
});

test('a portrait in another language counts as used', async () => {
  const hindi = documentClient(kavya, 'team', 'hi');
  await hindi.call('saveDraft', { body: members('asha.jpg') });
  expect(await uses()).toEqual([TEAM]);
  await hindi.call('dropDraft');
  expect(await uses()).toEqual([]);
});

test('a used picture can be deleted, and then must be replaced before the words are published again', async () => {
  const team = documentClient(kavya, 'team');
  await team.publish(members('asha.jpg'));
  const admin = await meera(testApp);
  const published = await readSiteVersion(testApp.ctx.db);
  const removed = await admin.call('deleteImage', { name: 'asha.jpg' });
  expect(await readSiteVersion(testApp.ctx.db), 'the page is rendered again').toBe(published + 1);
  expect(removed.body.data.used_on).toEqual([TEAM]);
  const draft = { members: [{ name: 'Asha R. Rao', portrait: 'asha.jpg' }] };
  expect((await team.publish(draft)).problem.errors).toMatchObject([
    { field: 'members.0.portrait', rule: 'pictureGone', params: { name: 'asha.jpg' } },
  ]);
  await admin.call('restoreImage', { id: removed.body.data.id });
  expect(await readSiteVersion(testApp.ctx.db)).toBe(published + 2);
  expect((await team.publish(draft)).status).toBe(200);
});
