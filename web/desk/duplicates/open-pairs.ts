import { call } from '../api/client.ts';
import { createTabCount } from '../dashboard/tab-count.ts';

export const openPairs = createTabCount(async () => {
  const { counts } = await call('listPairs', { query: { limit: 1 } });
  return counts.open;
});
