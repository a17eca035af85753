import { Tabs } from '../../ui/tabs.tsx';
import { useUnreadEnquiries } from '../enquiries/unread-enquiries.ts';
import { ADMIN } from '../session/guard.ts';

export const VOLUNTEERS = `${ADMIN}?tab=volunteers`;
export const ENQUIRIES = `${ADMIN}?tab=queries`;

export function AdminTabs({ current }: { current: 'surveys' | 'volunteers' | 'queries' }) {
  const unread = useUnreadEnquiries();
  return (
    <Tabs
      label="Admin Dashboard"
      tabs={[
        { name: 'Survey Entries', to: ADMIN, current: current === 'surveys' },
        { name: 'Manage Volunteers', to: VOLUNTEERS, current: current === 'volunteers' },
        {
          name: 'Queries',
          to: ENQUIRIES,
          current: current === 'queries',
          badge: unread ? { count: unread, word: 'unread' } : undefined,
        },
      ]}
    />
  );
}
