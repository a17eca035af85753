import { Tabs } from '../../ui/tabs.tsx';
import { useUnreadQueries } from '../enquiries/unread-enquiries.ts';
import { ADMIN } from '../session/guard.ts';

export const VOLUNTEERS = `${ADMIN}?tab=volunteers`;
export const QUERIES = `${ADMIN}?tab=queries`;

export function AdminTabs({ current }: { current: 'surveys' | 'volunteers' | 'queries' }) {
  const unread = useUnreadQueries();
  return (
    <Tabs
      label="Admin Dashboard"
      tabs={[
        { name: 'Survey Entries', to: ADMIN, current: current === 'surveys' },
        { name: 'Manage Volunteers', to: VOLUNTEERS, current: current === 'volunteers' },
        {
          name: 'Queries',
          to: QUERIES,
          current: current === 'queries',
          waiting: unread ? { count: unread, word: 'unread' } : undefined,
        },
      ]}
    />
  );
}
