import { CloudOff, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { formatShort } from '../../messages/format-time.ts';
import { useMessages } from '../../messages/store.ts';
import { deviceType } from '../device/device-type.ts';
import type { Outbox } from './outbox-state.ts';

interface BlockedNoticeProps {
  blocked: NonNullable<Outbox['blocked']>;
  now: Date;
}

/** Why nothing can be sent at the moment. */
export function BlockedNotice({ blocked: { kind, since }, now }: BlockedNoticeProps) {
  const t = useMessages();
  const [device] = useState(deviceType);
  const Icon = kind === 'offline' ? CloudOff : TriangleAlert;
  return (
    <>
      <Icon size={16} />
      <span>
        {kind === 'offline'
          ? t.outbox.blocked.offline(formatShort(t, since, now), device)
          : t.outbox.blocked[kind](device)}
      </span>
    </>
  );
}
