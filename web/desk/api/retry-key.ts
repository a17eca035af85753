import { uuid } from '../device/uuid.ts';

/** Idempotency-Keys of a form: kept while it is not on the screen, as its unsent values are. */
export interface RetryKey {
  /** The same for a retry of the same values, another for changed ones. */
  keyFor: (body: unknown) => string;
  /**
   * To be called after a success, and when the values are discarded: the same values typed again are another
   * request.
   */
  forget: () => void;
}

export function createRetryKey(): RetryKey {
  let last: { body: string; key: string } | null = null;
  return {
    keyFor(body) {
      const text = JSON.stringify(body);
      if (last?.body !== text) last = { body: text, key: uuid() };
      return last.key;
    },
    forget() {
      last = null;
    },
  };
}
