import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useOutbox } from '../outbox/outbox.ts';

/** Reloads the list when entries were sent after it was loaded. */
export function useReloadWhenSent(askedAt: Date): void {
  const { revalidate } = useRevalidator();
  const { operations, sending } = useOutbox();
  const sentAt = Math.max(...operations.map((each) => each.sentAt ?? 0));
  const isSending = sending.size > 0;
  useEffect(() => {
    if (!isSending && sentAt > askedAt.getTime()) void revalidate();
  }, [isSending, sentAt, askedAt, revalidate]);
}
