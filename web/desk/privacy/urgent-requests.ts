import { call } from '../api/client.ts';
import { createTabCount } from '../dashboard/tab-count.ts';

/** Open privacy requests that are due within a week, or overdue. */
export const urgentRequests = createTabCount(async () => {
  const { urgent } = await call('listPrivacyRequests', { query: { limit: 1 } });
  return urgent;
});
