import { call } from '../api/client.ts';
import { createTabCount } from '../dashboard/tab-count.ts';

/** Entries that have come back from their correction. */
export const returnedCorrections = createTabCount(async () => {
  const { pagination } = await call('listSurveys', { query: { correction: 'back', limit: 1 } });
  return pagination.total_records;
});
