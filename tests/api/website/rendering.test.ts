// Words that break the rendering, and previews, with a renderer in its own process.

import { renameSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { HOUR_MS } from '#domain/durations.ts';
import { problem } from '#domain/problems.ts';
import { buildApp } from '#server/app.ts';
import { WorkerTimedOut } from '#server/process/forked-worker.ts';
import { openBuiltSite } from '#server/site/built-site.ts';
import { documentsByName } from '#server/website/documents.ts';
import { createLiveSite } from '#server/website/rendering/live-site.ts';
import type { Client } from '../../support/app/api/client.ts';
import { quickPasswords } from '../../support/app/quick-passwords.ts';
import { smallBuild } from '../../support/app/small-renderer.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';
import {
  type DocumentClient,
  documentClient,
  editor,
  question,
} from '../../support/app/website/editors.ts';
import { events, faqs } from '../../support/app/website/website-documents.ts';

const SILENT = { warn: () => {}, error: () => {} };
const waterDay = { name: 'Water day', slug: 'water-day', date: '2090-03-14' };
const craftFair = { name: 'Craft fair', slug: 'craft-fair', date: '' };

let testApp: TestApp;
let build: string;
let app: FastifyInstance;
let kavya: Client;
let questions: DocumentClient;
beforeAll(async () => {
  testApp = await openTestApp();
  testApp.stopClock(0);
  const documents = documentsByName([faqs, events]);
  build = smallBuild();
  app = buildApp(testApp.ctx, {
    pages: join(build, 'client'),
    passwords: quickPasswords(),
    documents,
  });
  kavya = await editor({ ...testApp, app }, 'Kavya');
  questions = documentClient(kavya, 'faqs');
});
afterAll(async () => {
  await app.close();
  await testApp.close();
});

const inAnHour = () => new Date(testApp.ctx.now().getTime() + HOUR_MS).toISOString();
const state = async (client: DocumentClient) => (await client.call('readDraft')).body.data;

test('words that crash the renderer are refused, now and for later', async () => {
  for (const body of [{}, { at: inAnHour() }]) {
    const refused = await questions.publish(question('CRASH'), { body });
    expect([refused.status, refused.problem.code]).toEqual([409, 'pageFailed']);
  }
  expect(await state(questions)).toMatchObject({ published_version: 0, publish_at: null });
  const { address } = (await questions.call('previewDocument')).body.data;
  const shown = await app.inject(address);
  expect([shown.statusCode, shown.json().code]).toEqual([409, 'pageFailed']);
});

test('words are published once the renderer can be opened again', async () => {
  const renderer = join(build, 'server/index.js');
  const away = `${renderer}.away`;
  renameSync(renderer, away);
  const refused = await questions.publish(question('Who?'));
  renameSync(away, renderer);
  expect(refused.problem.code).toBe('pageFailed');
  expect((await questions.call('publishDocument')).status).toBe(200);
});

async function preview(client: DocumentClient): Promise<(query: string) => Promise<string>> {
  const { address } = (await client.call('previewDocument')).body.data;
  return async (query) => {
    const { statusCode, body } = await app.inject(address + query);
    expect(statusCode).toBe(200);
    expect(body).not.toContain('<script');
    return body;
  };
}

test('words that cannot be shown are rendered again after a minute, and at the next publication', async () => {
  await questions.publish(question('When?'));
  let renderings = 0;
  const { live, job } = createLiveSite(testApp.ctx, SILENT, {
    site: openBuiltSite(undefined, new Map()),
    built: { pages: new Map(), failedPages: new Set(), files: new Set() },
    render: async () => {
      renderings += 1;
      throw problem('pageFailed', { cause: new WorkerTimedOut() });
    },
    loadPublished: async () => new Map(),
  });
  const run = () => job.run(new AbortController().signal);
  await expect(run()).rejects.toThrow();
  await run();
  expect(renderings).toBe(1);
  await live.refresh();
  expect(renderings).toBe(2);
  onTestFinished(() => testApp.stopClock(0));
  testApp.stopClock(0.02);
  await expect(run()).rejects.toThrow();
});

test('a crowd at the address of a preview delays no publication, and is asked to come again', async () => {
  await questions.call('saveDraft', { body: question('SLOW') });
  const { address } = (await questions.call('previewDocument')).body.data;
  await app.inject(address);
  let shown = 0;
  const crowd = Array.from({ length: 30 }, async () => {
    const reply = await app.inject(address);
    if (reply.statusCode === 200) shown += 1;
    return reply;
  });
  const { status } = await documentClient(kavya, 'events').publish({ items: [waterDay] });
  const shownBefore = shown;
  const replies = await Promise.all(crowd);
  const sentAway = replies.filter(({ statusCode }) => statusCode === 503);
  expect([status, shown, sentAway.length]).toEqual([200, 5, 25]);
  expect(shownBefore, 'the publication waited for few of them').toBeLessThan(5);
  expect(sentAway[0]?.headers['retry-after']).toBe('2');
  expect(sentAway[0]?.json().code).toBe('overloaded');
  await questions.call('dropDraft');
});

test('somebody who types on gets the last page, though those before are not rendered yet', async () => {
  await questions.call('saveDraft', { body: question('SLOW') });
  const { address } = (await questions.call('previewDocument')).body.data;
  const url = (await app.listen({ host: '127.0.0.1', port: 0 })) + address;
  for (let typed = 0; typed < 12; typed += 1) {
    const leaving = AbortSignal.timeout(20);
    await expect(fetch(url, { signal: leaving })).rejects.toThrow();
  }
  expect((await fetch(url)).status).toBe(200);
  await questions.call('dropDraft');
});

test('a preview shows the own page of a drafted event', async () => {
  await documentClient(kavya, 'events').publish({ items: [waterDay, craftFair] });
  for (const locale of ['en', 'hi'] as const) {
    const client = documentClient(kavya, 'events', locale);
    await client.call('saveDraft', {
      body: { items: [{ ...waterDay, name: 'Water day!' }, craftFair] },
    });
    const open = await preview(client);
    const own = await open('?item=0');
    expect(own).toContain('Water day');
    expect(own).not.toContain('Craft fair');
    expect(await open('?fields&item=0')).toContain('⟦items.0.name⟧');
  }
});

test('a new event has a page in the preview before it is published', async () => {
  const client = documentClient(kavya, 'events');
  await client.call('saveDraft', { body: { items: [craftFair, { ...waterDay, slug: '' }] } });
  const own = await (await preview(client))('?item=1');
  expect(own).toContain('Water day');
  expect(own).not.toContain('Craft fair');
});

test.each(['1', '7', '', '-1', 'water-day', '..%2Ffaqs', '9'.repeat(5000), '1&item=0'])(
  'an item without a page of its own, %j, is previewed in its list',
  async (item) => {
    const client = documentClient(kavya, 'events');
    await client.call('saveDraft', { body: { items: [waterDay, craftFair] } });
    const list = await (await preview(client))(`?item=${item}`);
    expect(list).toContain('Water day');
    expect(list).toContain('Craft fair');
  },
);
