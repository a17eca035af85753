import { useEffect, useState } from 'react';
import type { SavedView } from '#domain/surveys/search/saved-view-schema.ts';
import { call } from '../../api/client.ts';
import { load } from '../../api/load.ts';
import { listCallOf, listQueryOf, queryFor } from '../list-query.ts';

/** Limits the load on the server: few users scroll further. */
const MAX_COUNTED = 20;

/** Sequential; views that are not counted yet are missing. */
export function useViewCounts(
  views: readonly SavedView[],
  isAdmin: boolean,
): ReadonlyMap<number, number> {
  const [counts, setCounts] = useState<ReadonlyMap<number, number>>(new Map());
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    async function count() {
      const list = listCallOf(isAdmin);
      for (const view of views.slice(0, MAX_COUNTED)) {
        const query = { ...listQueryOf(new URLSearchParams(view.query)), page: 1, limit: 1 };
        const { data } = await load(call(list, { query: queryFor(list, query), signal }));
        if (signal.aborted || !data) return;
        const total = data.pagination.total_records;
        setCounts((earlier) => new Map(earlier).set(view.id, total));
      }
    }
    count().catch(() => {});
    return () => abort.abort();
  }, [views, isAdmin]);
  return counts;
}
