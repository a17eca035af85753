/** Retry-After of what may end at any time. */
export const DEFAULT_RETRY_SECONDS = 5;
