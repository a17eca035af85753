import { Smartphone } from 'lucide-react';
import type { WaitingEntries } from '#domain/volunteers/volunteer-schema.ts';
import { formatMoment } from '../../messages/format-time.ts';
import { useMessages } from '../../messages/store.ts';
import { Banner } from '../../ui/banner.tsx';

interface WaitingBannersProps {
  waiting: readonly WaitingEntries[];
  now: Date;
}

/** One for each device on which entries wait. */
export function WaitingBanners({ waiting, now }: WaitingBannersProps) {
  const t = useMessages();
  const { details } = t.volunteers;
  const moment = (iso: string) => formatMoment(t, Date.parse(iso), now);
  return waiting.map(({ count, since, reported_at }) => (
    <Banner
      key={`${since} ${reported_at}`}
      kind="note"
      urgent={false}
      icon={<Smartphone size={20} />}
      title={details.waiting(count, moment(since))}
    >
      {details.lastHeardFrom(moment(reported_at))}
    </Banner>
  ));
}
