// Loaded once per screen without polling, which would keep idle sessions alive.
import { useEffect, useState } from 'react';
import type { Disk } from '#domain/schemas/disk-schema.ts';
import { useMessages } from '../../messages/store.ts';
import { Banner } from '../../ui/banner.tsx';
import { call } from '../api/client.ts';

const GIB = 2 ** 30;

/** Empty unless a disk of the server is low on space. */
export function LowDiskBanner() {
  const t = useMessages();
  const [lowDisks, setLowDisks] = useState<Disk[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    call('readDiskSpace', { signal: controller.signal }).then(
      ({ data }) => setLowDisks(data.filter(({ is_low }) => is_low)),
      // A failed check must not disturb anybody.
      () => {},
    );
    return () => controller.abort();
  }, []);
  return lowDisks.map(({ holds, used_percent, free_bytes }) => (
    <Banner
      key={holds}
      kind="warning"
      urgent={false}
      title={t.layout.disk.full(t.layout.disk.holds[holds], used_percent)}
    >
      {t.layout.disk.left((free_bytes / GIB).toFixed(1))}
    </Banner>
  ));
}
