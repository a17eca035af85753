// The search beside a plain model of it, with generated entries and searches.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../../../support/app/api/client.ts';
import { meera, volunteer } from '../../../support/app/api/people.ts';
import { deleteOwnEntries, idsOf } from '../../../support/app/entries/listed-entries.ts';
import { openTestApp, type TestApp } from '../../../support/app/test-app.ts';
import { runs } from '../../../support/properties/property-runs.ts';
import { type Draft, entry, isFound, termOf, wanted } from './generated-searches.ts';

const PATIENCE_MS = 120_000;

let testApp: TestApp;
let asha: Client;
let admin: Client;

beforeAll(async () => {
  testApp = await openTestApp();
  asha = await volunteer(testApp, 'Asha');
  admin = await meera(testApp);
});
afterAll(() => testApp.close());

test(
  'the search returns what includes() would, in order, with the right totals',
  async () => {
    const cases = fc.record({
      entries: fc.array(entry, { minLength: 1, maxLength: 6 }),
      wants: fc.array(wanted, { minLength: 4, maxLength: 8 }),
    });
    await fc.assert(
      fc
        .asyncProperty(cases, async ({ entries, wants }) => {
          const made: { id: number; created_at: string; draft: Draft }[] = [];
          for (const { draft, minute } of entries) {
            testApp.stopClock(minute / 60);
            const { body } = await asha.call('createSurvey', { body: draft });
            made.push({ ...body.data, draft });
          }
          const inOrder = made.toSorted(
            (a, b) => a.created_at.localeCompare(b.created_at) || a.id - b.id,
          );
          const drafts = made.map(({ draft }) => draft);
          for (const search of wants.map((want) => termOf(want, drafts))) {
            for (const type of ['all', 'adult', 'child']) {
              const ids = inOrder
                .filter(({ draft }) => type === 'all' || draft.survey_type === type)
                .filter(({ draft }) => isFound(draft, search))
                .map(({ id }) => id);
              await expectList({ search, type, sort: 'date_old' }, ids);
              await expectList({ search, type, sort: 'date_new' }, ids.toReversed());
            }
          }
        })
        // fast-check calls this after failed runs, too.
        .beforeEach(() => deleteOwnEntries(asha)),
      runs(30),
    );
  },
  PATIENCE_MS,
);

async function expectList(query: Record<string, string>, ids: number[]): Promise<void> {
  const whole = await asha.call('listOwnSurveys', { query: { ...query, limit: 100 } });
  const description = JSON.stringify(query);
  const found = idsOf(whole);
  // Matches by sound come after all exact matches.
  expect(found.slice(0, found.length - (whole.body.alike ?? 0)), description).toEqual(ids);
  expect(whole.body.pagination.total_records, description).toBe(found.length);
  const second = await admin.call('listSurveys', { query: { ...query, limit: 2, page: 2 } });
  expect(idsOf(second), `the second page for ${description}`).toEqual(found.slice(2, 4));
  expect(second.body.pagination.total_records, description).toBe(found.length);
}
