/** Retry-After of failures whose duration is unknown. */
export const DEFAULT_RETRY_SECONDS = 5;
