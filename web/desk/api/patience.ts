/** With entries on the device, a slow network is not waited for longer. */
const PATIENCE_MS = 8000;

/** How long a screen waits for its calls. */
export interface Patience {
  signal: AbortSignal;
  timeoutMs?: number | undefined;
}

/** @param known what the screen can show without an answer */
export function patienceFor(known: unknown, signal: AbortSignal): Patience {
  return { signal, timeoutMs: known ? PATIENCE_MS : undefined };
}
