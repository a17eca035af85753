/** Screens that can show stored data stop waiting after this time. */
const TIMEOUT_MS = 8000;

export interface RequestLimits {
  signal: AbortSignal;
  /** undefined: as long as the browser waits */
  timeoutMs?: number | undefined;
}

/** @param stored what the screen can show without a reply */
export function limitsFor(stored: unknown, signal: AbortSignal): RequestLimits {
  return { signal, timeoutMs: stored ? TIMEOUT_MS : undefined };
}
