import { Undo2 } from 'lucide-react';
import { useMessages } from '../../messages/store.ts';
import { CountBanner } from '../dashboard/count-banner.tsx';
import { ADMIN } from '../navigation/paths.ts';
import { returnedCorrections } from './returned-count.ts';

/** For admins, who decide about what came back. */
export function ReturnedBanner() {
  const t = useMessages();
  const count = returnedCorrections.useCount();
  if (!count) return null;
  return (
    <CountBanner
      kind="offer"
      icon={<Undo2 size={20} />}
      title={t.corrections.returned(count)}
      to={`${ADMIN}?correction=back`}
      linkLabel={t.corrections.seeReturned}
    />
  );
}
