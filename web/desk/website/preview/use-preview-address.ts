import { useCallback, useEffect, useState } from 'react';
import { DAY_MS, MINUTE_MS } from '#domain/durations.ts';
import type { Language } from '#domain/languages.ts';
import type { Preview } from '#domain/website/website-schema.ts';
import { call } from '../../api/client.ts';
import { serverNow } from '../../device/clock.ts';

interface PreviewAddress {
  address: string | null;
  failed: boolean;
  renew: () => void;
}

/** An unguessable address that shows the draft or a version for a quarter of an hour. */
export function usePreviewAddress(
  name: string,
  locale: Language,
  version?: number,
): PreviewAddress {
  const [preview, setPreview] = useState<Preview | null>(null);
  const [failed, setFailed] = useState(false);
  const [wanted, setWanted] = useState(0);

  useEffect(() => {
    const unmounted = new AbortController();
    const { signal } = unmounted;
    call('previewDocument', { name, query: { locale, version }, signal }).then(
      ({ data }) => {
        setFailed(false);
        setPreview(data);
      },
      () => {
        if (!signal.aborted) setFailed(true);
      },
    );
    return () => unmounted.abort();
  }, [name, locale, version, wanted]);

  useEffect(() => {
    if (!preview) return;
    // Renewed shortly before it expires.
    const now = serverNow().getTime();
    const rest = Date.parse(preview.expires_at) - now - 30_000;
    const delay = Math.min(Math.max(rest, MINUTE_MS), DAY_MS);
    const timer = setTimeout(() => setWanted((count) => count + 1), delay);
    return () => clearTimeout(timer);
  }, [preview]);

  const renew = useCallback(() => setWanted((count) => count + 1), []);
  return { address: preview?.address ?? null, failed, renew };
}
