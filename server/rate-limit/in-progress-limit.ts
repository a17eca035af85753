import { problem } from '#domain/problems.ts';

const RETRY_SECONDS = 2;

/**
 * Limits how much of one account or address is in progress at once.
 * @throws Problem overloaded
 */
export type InProgressLimit<Key> = <T>(key: Key, work: () => Promise<T>) => Promise<T>;

export function inProgressLimit<Key>(limit: number): InProgressLimit<Key> {
  const inProgress = new Map<Key, number>();
  return async (key, work) => {
    const before = inProgress.get(key) ?? 0;
    if (before >= limit) throw problem('overloaded', { retryAfter: RETRY_SECONDS });
    inProgress.set(key, before + 1);
    try {
      return await work();
    } finally {
      const left = (inProgress.get(key) ?? 1) - 1;
      if (left > 0) inProgress.set(key, left);
      else inProgress.delete(key);
    }
  };
}
