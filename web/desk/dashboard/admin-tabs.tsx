import { useMessages } from '../../messages/store.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { useUnreadEnquiries } from '../enquiries/unread-enquiries.ts';
import { ADMIN } from '../session/guard.ts';

export const VOLUNTEERS = `${ADMIN}?tab=volunteers`;
export const PLACES = `${ADMIN}?tab=places`;
export const ENQUIRIES = `${ADMIN}?tab=queries`;

export function AdminTabs({
  current,
}: {
  current: 'surveys' | 'places' | 'volunteers' | 'queries';
}) {
  const t = useMessages();
  const unread = useUnreadEnquiries();
  return (
    <Tabs
      label={t.layout.titles.admin}
      tabs={[
        { name: t.dashboard.surveys, to: ADMIN, current: current === 'surveys' },
        { name: t.places.tab, to: PLACES, current: current === 'places' },
        { name: t.dashboard.volunteers, to: VOLUNTEERS, current: current === 'volunteers' },
        {
          name: t.dashboard.enquiries,
          to: ENQUIRIES,
          current: current === 'queries',
          badge: unread ? { count: unread, word: t.dashboard.unread } : undefined,
        },
      ]}
    />
  );
}
