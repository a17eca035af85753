import { call } from '../api/client.ts';
import { createTabCount } from '../dashboard/tab-count.ts';

export const unreadEnquiries = createTabCount(async () => {
  const { unread } = await call('listEnquiries', { query: { status: 'unread', limit: 1 } });
  return unread;
});
