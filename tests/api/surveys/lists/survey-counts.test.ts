// Totals and far pages come from stored survey counts. For any sequence of changes and any bucket boundaries,
// lists agree with counting the rows.
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SurveyQuery } from '#domain/surveys/survey-list-schema.ts';
import type { AppContext } from '#server/context.ts';
import { openContext } from '#server/startup/open-context.ts';
import { closeFullBuckets } from '#server/surveys/counts/count-buckets.ts';
import { ALL_VOLUNTEERS } from '#server/surveys/counts/survey-counts.ts';
import { listSurveys } from '#server/surveys/list.ts';
import type { Client } from '../../../support/app/api/client.ts';
import { meera, volunteer } from '../../../support/app/api/people.ts';
import { aarav, sunita } from '../../../support/app/entries/entries.ts';
import { openTestApp, type TestApp } from '../../../support/app/test-app.ts';

interface Entry {
  id: number;
  type: 'adult' | 'child';
  owner: number;
  at: string;
  deleted: boolean;
}

interface Block {
  since: string;
  until: string;
}

const BLOCK = 3;
/** An hour ago, because sessions do not survive steps of days. */
const BEGUN = -1;
const MINUTE = 1 / 60;
let testApp: TestApp;
let asha: Client;
let ravi: Client;
let admin: Client;
let entries: Entry[];

beforeEach(async () => {
  testApp = await openTestApp();
  testApp.setClock(BEGUN);
  [asha, ravi] = [await volunteer(testApp, 'Asha'), await volunteer(testApp, 'Ravi')];
  admin = await meera(testApp);
  entries = [];
});
afterEach(() => testApp.close());

async function record(person: Client, draft: object): Promise<void> {
  const { body } = await person.call('createSurvey', { body: draft });
  const { id, survey_type, created_at } = body.data;
  entries.push({ id, type: survey_type, owner: person.id, at: created_at, deleted: false });
}

/** Lists of everybody and of each volunteer agree with the model. */
async function expectLists(): Promise<void> {
  const oldestFirst = [...entries].sort((a, b) =>
    a.at < b.at ? -1 : a.at > b.at ? 1 : a.id - b.id,
  );
  for (const status of ['live', 'deleted'] as const) {
    for (const type of [undefined, 'adult', 'child'] as const) {
      const expected = oldestFirst
        .filter(({ deleted }) => deleted === (status === 'deleted'))
        .filter((entry) => type === undefined || entry.type === type);
      await expectWalk({ status, type }, undefined, expected);
      for (const { id } of [asha, ravi]) {
        await expectWalk(
          { status, type },
          id,
          expected.filter(({ owner }) => owner === id),
        );
      }
    }
  }
}

/** With and without count buckets for finding a page. */
async function expectWalk(
  which: Pick<SurveyQuery, 'status' | 'type'>,
  ownerId: number | undefined,
  oldestFirst: Entry[],
): Promise<void> {
  for (const [sort, near] of [
    ['date_old', 1000],
    ['date_old', 0],
    ['date_new', 1000],
    ['date_new', 0],
  ] as const) {
    const expected = oldestFirst.map(({ id }) => id);
    if (sort === 'date_new') expected.reverse();
    const met: number[] = [];
    for (let page = 1; page <= Math.ceil(expected.length / 4) + 1; page++) {
      const query = { ...which, page, limit: 4, sort, search: '', volunteer_id: ownerId };
      const { data, pagination } = await listSurveys(testApp.ctx, query, { offsetLimit: near });
      expect(pagination.total_records).toBe(expected.length);
      met.push(...data.map(({ id }) => id));
    }
    expect(met).toEqual(expected);
  }
}

test('lists are right while blocks are closed and entries are created, deleted, restored and reassigned', async () => {
  for (let minute = 0; minute < 12; minute++) {
    testApp.stopClock(BEGUN + minute * MINUTE);
    await record(asha, sunita);
    await record(asha, aarav);
    await record(ravi, sunita);
    if (minute % 3 === 2) await closeFullBuckets(testApp.ctx, { size: BLOCK });
  }
  expect(await testApp.ctx.db.selectFrom('count_buckets').selectAll().execute()).not.toHaveLength(
    0,
  );
  await expectLists();

  const [first, , third, fourth] = entries;
  if (!first || !third || !fourth) throw new Error('there are entries');
  await asha.call('deleteSurvey', { id: first.id });
  first.deleted = true;
  await ravi.call('deleteSurvey', { id: third.id });
  third.deleted = true;
  await admin.call('restoreSurvey', { id: third.id });
  third.deleted = false;
  const given = { ...sunita, volunteer_id: ravi.id };
  await admin.call('updateSurvey', { id: fourth.id, body: given });
  fourth.owner = ravi.id;
  const changed = entries[entries.length - 2];
  if (!changed) throw new Error('there are entries');
  await asha.call('updateSurvey', { id: changed.id, body: { ...sunita, survey_type: 'adult' } });
  changed.type = 'adult';
  await expectLists();

  // A wrong clock: these entries belong among older ones.
  testApp.stopClock(BEGUN + 8 * MINUTE);
  await record(ravi, aarav);
  await record(asha, sunita);
  await closeFullBuckets(testApp.ctx, { size: BLOCK });
  await expectLists();
});

/** Each entry is in at most one bucket, and all entries of a millisecond are in the same one. */
async function expectBlocksApart(): Promise<Block[]> {
  const blocks = await blocksOf(testApp.ctx);
  for (const [place, { since, until }] of blocks.entries()) {
    expect(since < until).toBe(true);
    // Buckets are adjacent, so that an entry's time decides its bucket.
    expect(blocks[place + 1]?.since ?? until).toBe(until);
  }
  const { db } = testApp.ctx;
  for (const { since, until } of blocks) {
    const inside = entries.filter(({ at, deleted }) => !deleted && since <= at && at < until);
    const { kept } = await db
      .selectFrom('survey_counts')
      .select(({ fn }) => fn.sum<number | string>('entries').as('kept'))
      .where('volunteer_id', '=', ALL_VOLUNTEERS)
      .where('deleted', '=', 0)
      .where('since', '=', since)
      .executeTakeFirstOrThrow();
    expect(Number(kept)).toBe(inside.length);
  }
  return blocks;
}

function blocksOf({ db }: AppContext): Promise<Block[]> {
  return db.selectFrom('count_buckets').select(['since', 'until']).orderBy('since').execute();
}

test('entries of the same millisecond are never split between two blocks', async () => {
  for (let minute = 0; minute < 3; minute++) {
    testApp.stopClock(BEGUN + minute * MINUTE);
    for (let i = 0; i < 3 * BLOCK; i++) await record(asha, sunita);
    await closeFullBuckets(testApp.ctx, { size: BLOCK });
    await expectBlocksApart();
  }
  const moments = [...new Set(entries.map(({ at }) => at))].sort();
  const blocks = await expectBlocksApart();
  expect(blocks.length).toBeGreaterThan(1);
  const ends = blocks.map(({ until }) => until).filter((until) => until < '~');
  expect(moments).toEqual(expect.arrayContaining(ends));
  await expectLists();
});

test('two processes that close the same blocks at once close each once', async () => {
  for (let minute = 0; minute < 20; minute++) {
    testApp.stopClock(BEGUN + minute * MINUTE);
    await record(asha, minute % 2 === 0 ? sunita : aarav);
  }
  const other = await openContext(testApp.ctx.config, () => {});
  const closed = await Promise.all([
    closeFullBuckets(testApp.ctx, { size: BLOCK }),
    closeFullBuckets(other.ctx, { size: BLOCK }),
  ]).finally(other.close);
  const blocks = await expectBlocksApart();
  expect(blocks.length).toBeGreaterThan(1);
  const made = testApp.ctx.dialect.openBucketEnd ? blocks.length - 1 : blocks.length;
  expect(closed[0] + closed[1]).toBe(made);
  await expectLists();
});

test('after a stop no further block is closed', async () => {
  for (let i = 0; i < 3 * BLOCK; i++) {
    testApp.stopClock(BEGUN + i * MINUTE);
    await record(asha, sunita);
  }
  expect(await closeFullBuckets(testApp.ctx, { size: BLOCK, stopping: AbortSignal.abort() })).toBe(
    0,
  );
  expect(await closeFullBuckets(testApp.ctx, { size: BLOCK })).toBeGreaterThan(0);
});
