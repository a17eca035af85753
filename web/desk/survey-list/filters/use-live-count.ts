import { useEffect, useState } from 'react';
import { call } from '../../api/client.ts';
import { type ListQuery, listCallOf, queryFor } from '../list-query.ts';

const DEBOUNCE_MS = 250;

/** @returns null until the server has counted, and after a failure */
export function useLiveCount(query: ListQuery, isAdmin: boolean): number | null {
  const [counted, setCounted] = useState<{ asked: string; count: number } | null>(null);
  const asked = JSON.stringify({ ...query, page: 1, limit: 1 });
  useEffect(() => {
    const abort = new AbortController();
    const list = listCallOf(isAdmin);
    const timer = setTimeout(() => {
      call(list, { query: queryFor(list, JSON.parse(asked)), signal: abort.signal }).then(
        ({ pagination }) => setCounted({ asked, count: pagination.total_records }),
        // The button shows no number then.
        () => {},
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [asked, isAdmin]);
  return counted?.asked === asked ? counted.count : null;
}
