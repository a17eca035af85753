import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useOutbox } from '../outbox/outbox-state.ts';

/**
 * Reloads the list when entries have arrived since it was requested.
 * @param arrivedBefore the outbox's `arrived` then
 */
export function useReloadWhenSent(arrivedBefore: number): void {
  const { revalidate } = useRevalidator();
  const { arrived, sending } = useOutbox();
  const isSending = sending.size > 0;
  useEffect(() => {
    if (!isSending && arrived > arrivedBefore) void revalidate();
  }, [isSending, arrived, arrivedBefore, revalidate]);
}
