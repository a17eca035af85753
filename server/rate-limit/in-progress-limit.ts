import { problem } from '#domain/problems.ts';

const RETRY_SECONDS = 2;

/** @returns a function that does the work @throws Problem overloaded */
export function inProgressLimit<Key>(
  limit: number,
): <T>(key: Key, work: () => Promise<T>) => Promise<T> {
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
