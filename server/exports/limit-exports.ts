import { problem } from '#domain/problems.ts';

/** Each page of an export takes the main thread, so more at once would delay every other request. */
const MAX_RUNNING = 2;
const RETRY_SECONDS = 10;

export interface ExportLimit {
  /** @throws Problem overloaded while the limit is reached */
  ensureRoom: () => void;
  /** Throws the same at its first part, as others may have begun since `ensureRoom`. */
  limited: <Part>(content: AsyncIterable<Part>) => AsyncIterable<Part>;
}

export function limitExports(): ExportLimit {
  let running = 0;

  function ensureRoom(): void {
    if (running >= MAX_RUNNING) throw problem('overloaded', { retryAfter: RETRY_SECONDS });
  }

  /** A generator that was never started does not run its `finally`, so counting begins with the first part. */
  async function* limited<Part>(content: AsyncIterable<Part>): AsyncGenerator<Part> {
    ensureRoom();
    running += 1;
    try {
      yield* content;
    } finally {
      running -= 1;
    }
  }

  return { ensureRoom, limited };
}
