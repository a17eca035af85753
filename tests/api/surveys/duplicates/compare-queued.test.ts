// The job that compares new and changed entries with the others.
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compareQueuedJob } from '#server/surveys/duplicates/detection/compare-queued-job.ts';
import type { Client } from '../../../support/app/api/client.ts';
import { volunteer } from '../../../support/app/api/people.ts';
import { sunita } from '../../../support/app/entries/entries.ts';
import { openTestApp, type TestApp } from '../../../support/app/test-app.ts';

let testApp: TestApp;
let asha: Client;

beforeAll(async () => {
  testApp = await openTestApp();
  asha = await volunteer(testApp, 'Asha');
});
afterAll(() => testApp.close());

async function record(): Promise<number> {
  return (await asha.call('createSurvey', { body: sunita })).body.data.id;
}

/** @returns the number of statements that deleted something */
async function compareQueued(afterListing = async () => {}): Promise<number> {
  let deletions = 0;
  let isListed = false;
  const watch: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (node.kind === 'DeleteQueryNode') deletions += 1;
      return node;
    },
    transformResult: async ({ result }) => {
      if (!isListed) {
        isListed = true;
        await afterListing();
      }
      return result;
    },
  };
  const ctx = { ...testApp.ctx, db: testApp.ctx.db.withPlugin(watch) };
  await compareQueuedJob(ctx).run(new AbortController().signal);
  return deletions;
}

async function queued(): Promise<number[]> {
  const rows = await testApp.ctx.db.selectFrom('look_alike_queue').select('survey_id').execute();
  return rows.map(({ survey_id }) => survey_id);
}

test('compared entries leave the queue together', async () => {
  const ids = [await record(), await record(), await record()];
  expect((await queued()).toSorted()).toEqual(ids.toSorted());
  expect(await compareQueued()).toBe(1);
  expect(await queued()).toEqual([]);
  expect(await compareQueued()).toBe(0);
});

test('entries that cannot be compared wait, however many, and the others are compared', async () => {
  const broken: number[] = [];
  while (broken.length < 50) broken.push(await record());
  await record();
  const failing: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (
        result.rows.some(({ id, search_text }) => broken.some((each) => each === id) && search_text)
      ) {
        throw new Error('a damaged entry');
      }
      return result;
    },
  };
  const ctx = { ...testApp.ctx, db: testApp.ctx.db.withPlugin(failing) };
  const job = compareQueuedJob(ctx);
  await expect(job.run(new AbortController().signal)).rejects.toThrow('a damaged entry');
  // On a busy machine each run compares one batch only.
  await job.run(new AbortController().signal).catch(() => {});
  expect((await queued()).toSorted()).toEqual(broken.toSorted());
  await compareQueued();
});

test('an entry that Asha edits while it is compared stays in the queue', async () => {
  const [edited, other] = [await record(), await record()];
  await compareQueued(async () => {
    await asha.call('updateSurvey', { id: edited, body: { ...sunita, age: 41 } });
    expect(await queued()).toContain(other);
  });
  expect(await queued()).toEqual([edited]);
});
