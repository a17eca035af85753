import { Undo2 } from 'lucide-react';
import { plural } from '../../messages/plural.ts';
import { useMessages } from '../../messages/store.ts';
import { CountBanner } from '../dashboard/count-banner.tsx';
import { WITHDRAWN } from '../navigation/paths.ts';
import { withdrawnConsents } from './withdrawn-count.ts';

/** For admins, as volunteers record withdrawals, too. */
export function WithdrawnBanner() {
  const t = useMessages();
  const count = withdrawnConsents.useCount();
  if (!count) return null;
  return (
    <CountBanner
      kind="note"
      icon={<Undo2 size={20} />}
      title={plural(t.language, count, t.consent.withdrawnEntries)}
      to={WITHDRAWN}
      linkLabel={t.privacy.seeUrgent}
    />
  );
}
