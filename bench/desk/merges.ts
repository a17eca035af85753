// Pairs of entries with the same mobile number, found by the program and merged by an admin.
import { setTimeout } from 'node:timers/promises';
import type { SurveyPair } from '#domain/surveys/duplicates/duplicate-schema.ts';
import type { Load, Measured } from '../load.ts';
import type { Running } from '../program.ts';
import { type Api, measureInTurn, openApi } from './api.ts';

const PAIRS = 100;
const WAIT_MS = 1000;
const GIVE_UP_AFTER = 60;

export async function measureMerges(
  running: Running,
  { body: person }: Pick<Load, 'body'>,
): Promise<Measured> {
  const api = await openApi(running);
  for (let pair = 0; pair < PAIRS; pair++) {
    const twice = person?.();
    await api.call('createSurvey', { body: twice });
    await api.call('createSurvey', { body: twice });
  }
  const pairs = await openPairs(api);
  return measureInTurn(pairs, ({ older, newer }) =>
    api.call('decidePair', {
      id: older.id,
      other: newer.id,
      body: { decision: 'merge', keep: older.id },
    }),
  );
}

/** The program compares new entries in the background. */
async function openPairs(api: Api): Promise<SurveyPair[]> {
  for (let attempt = 0; attempt < GIVE_UP_AFTER; attempt++) {
    const pairs = (await api.call('listPairs', { query: { limit: PAIRS } })).body.data;
    if (pairs.length === PAIRS) return withoutCommon(pairs);
    await setTimeout(WAIT_MS);
  }
  throw new Error(`the program has not found ${PAIRS} pairs`);
}

/** Of pairs that share an entry, the first: the others are no longer open after its merge. */
function withoutCommon(pairs: readonly SurveyPair[]): SurveyPair[] {
  const seen = new Set<number>();
  return pairs.filter(({ older, newer }) => {
    const isNew = !seen.has(older.id) && !seen.has(newer.id);
    seen.add(older.id).add(newer.id);
    return isNew;
  });
}
