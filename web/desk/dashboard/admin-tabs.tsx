import { useMessages } from '../../messages/store.ts';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { openPairs } from '../duplicates/open-pairs.ts';
import { unreadEnquiries } from '../enquiries/unread-enquiries.ts';
import { ADMIN, DUPLICATES, ENQUIRIES, PLACES, VOLUNTEERS } from '../navigation/paths.ts';

type AdminTab = 'surveys' | 'duplicates' | 'places' | 'volunteers' | 'enquiries';

export function AdminTabs({ current }: { current: AdminTab }) {
  const t = useMessages();
  const unread = unreadEnquiries.useCount();
  const open = openPairs.useCount();
  return (
    <Tabs
      label={t.layout.titles.admin}
      tabs={[
        { name: t.dashboard.surveys, to: ADMIN, current: current === 'surveys' },
        {
          name: t.duplicates.tab,
          to: DUPLICATES,
          current: current === 'duplicates',
          badge: open ? { count: open, word: t.duplicates.open } : undefined,
        },
        { name: t.places.tab, to: PLACES, current: current === 'places' },
        { name: t.dashboard.volunteers, to: VOLUNTEERS, current: current === 'volunteers' },
        {
          name: t.dashboard.enquiries,
          to: ENQUIRIES,
          current: current === 'enquiries',
          badge: unread ? { count: unread, word: t.dashboard.unread } : undefined,
        },
      ]}
    />
  );
}
