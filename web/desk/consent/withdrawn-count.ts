import { call } from '../api/client.ts';
import { createTabCount } from '../dashboard/tab-count.ts';

/** Entries whose people have withdrawn their consent, and which were not erased yet. */
export const withdrawnConsents = createTabCount(async () => {
  const query = { status: 'deleted', consent: 'withdrawn', limit: 1 } as const;
  const { pagination } = await call('listSurveys', { query });
  return pagination.total_records;
});
