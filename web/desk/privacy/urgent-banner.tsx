import { ShieldAlert } from 'lucide-react';
import { plural } from '../../messages/plural.ts';
import { useMessages } from '../../messages/store.ts';
import { CountBanner } from '../dashboard/count-banner.tsx';
import { PRIVACY } from '../navigation/paths.ts';
import { urgentRequests } from './urgent-requests.ts';

/** For admins: the law sets a time for the answer. */
export function UrgentBanner() {
  const t = useMessages();
  const count = urgentRequests.useCount();
  if (!count) return null;
  return (
    <CountBanner
      kind="warning"
      icon={<ShieldAlert size={20} />}
      title={plural(t.language, count, t.privacy.urgent)}
      to={PRIVACY}
      linkLabel={t.privacy.seeUrgent}
    />
  );
}
