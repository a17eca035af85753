import { Tabs } from '../ui/tabs.tsx';
import { ADMIN } from './guard.ts';

export const VOLUNTEERS = `${ADMIN}?tab=volunteers`;

export function AdminTabs({ current }: { current: 'surveys' | 'volunteers' }) {
  return (
    <Tabs
      label="Admin Dashboard"
      tabs={[
        { name: 'Survey Entries', to: ADMIN, current: current === 'surveys' },
        { name: 'Manage Volunteers', to: VOLUNTEERS, current: current === 'volunteers' },
      ]}
    />
  );
}
