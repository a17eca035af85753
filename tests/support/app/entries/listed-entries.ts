import { expect } from 'vitest';
import type { Client } from '../api/client.ts';
import type { Reply } from '../api/reply.ts';

/** The names that a search of an account's own entries finds, or an admin's of all. */
export async function foundNames(
  { call }: Client,
  search: string,
  list: 'listOwnSurveys' | 'listSurveys' = 'listOwnSurveys',
): Promise<string[]> {
  const { body } = await call(list, { query: { search, limit: 100 } });
  expect(body.pagination.total_records).toBe(body.data.length);
  return body.data.map(({ name }) => name);
}

export const idsOf = ({ body }: Reply<'listOwnSurveys' | 'listSurveys'>): number[] =>
  body.data.map(({ id }) => id);

export async function deleteOwnEntries({ call }: Client): Promise<void> {
  const listed = await call('listOwnSurveys', { query: { limit: 100 } });
  for (const id of idsOf(listed)) await call('deleteSurvey', { id });
}
