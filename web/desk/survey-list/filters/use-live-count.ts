import { useEffect, useState } from 'react';
import { call } from '../../api/client.ts';
import { type ListQuery, queryFor } from '../list-query.ts';

const DEBOUNCE_MS = 250;

/** @returns null until the server has counted, and after a failure */
export function useLiveCount(query: ListQuery, isAdmin: boolean): number | null {
  const [count, setCount] = useState<number | null>(null);
  const asked = JSON.stringify({ ...query, page: 1, limit: 1 });
  useEffect(() => {
    const abort = new AbortController();
    const list = isAdmin ? 'listSurveys' : 'listOwnSurveys';
    const timer = setTimeout(() => {
      call(list, { query: queryFor(list, JSON.parse(asked)), signal: abort.signal }).then(
        ({ pagination }) => setCount(pagination.total_records),
        () => !abort.signal.aborted && setCount(null),
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [asked, isAdmin]);
  return count;
}
