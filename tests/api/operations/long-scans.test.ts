// Searches by text, any list of pairs and the first job of a start read whole tables. On SQLite they run on
// threads, and other requests go on.
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AppContext } from '#server/context.ts';
import { listDonations } from '#server/donations/list.ts';
import { listEnquiries } from '#server/enquiries/store.ts';
import { updateDerivedColumns } from '#server/surveys/derived-columns-job.ts';
import { listPairs } from '#server/surveys/duplicates/list-pairs.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const page = { page: 1, limit: 20 };

test.each<[string, (ctx: AppContext, search: string) => Promise<unknown>]>([
  [
    'queries',
    (ctx, search) =>
      listEnquiries(ctx, testApp.app.log, {
        ...page,
        search,
        status: 'all',
        kind: undefined,
        state: undefined,
      }),
  ],
  [
    'donations',
    (ctx, search) => listDonations(ctx, testApp.app.log, { ...page, search, year: '' }),
  ],
])('a search of %s runs beside other requests, and a plain list does not', async (_, list) => {
  const scans = { plain: await countScans((ctx) => list(ctx, '')), search: 0 };
  scans.search = await countScans((ctx) => list(ctx, 'sunita'));
  expect(scans).toEqual({ plain: 0, search: 2 });
});

test.each(['', 'sunita'])('pairs are counted beside other requests: “%s”', async (search) => {
  const query = { ...page, search, state: 'open', sort: 'newest' } as const;
  expect(await countScans((ctx) => listPairs(ctx, query))).toBe(2);
});

test('entries of an earlier release are looked for beside other requests', async () => {
  expect(await countScans((ctx) => updateDerivedColumns(ctx))).toBe(1);
});

async function countScans(list: (ctx: AppContext) => Promise<unknown>): Promise<number> {
  let scans = 0;
  const count: KyselyPlugin = {
    transformQuery: ({ node }) => {
      scans += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const { ctx } = testApp;
  await list({ ...ctx, searchDb: ctx.searchDb.withPlugin(count) });
  return scans;
}
