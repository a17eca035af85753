// The offset of the device's clock from the server's, from response headers. Phones in the field are off by minutes to
// decades.
let offsetMs: number | undefined;

/** @param date the Date header of a reply, exact to the second */
export function learnServerTime(date: string | null): void {
  const server = Date.parse(date ?? '');
  if (Number.isFinite(server)) offsetMs = server - Date.now();
}

/** Add this to the device's time to get the server's, in milliseconds; undefined before the first response. */
export function deviceOffset(): number | undefined {
  return offsetMs;
}

/** The time of what is made now and may be sent much later. */
export function deviceTime(): { recorded_at: string; device_offset_ms?: number } {
  return {
    recorded_at: new Date().toISOString(),
    ...(offsetMs !== undefined && { device_offset_ms: offsetMs }),
  };
}

/** True only if the device's clock and the server's agree that this much time has passed. */
export function hasPassed(since: number, milliseconds: number): boolean {
  if (offsetMs === undefined) return false;
  const now = Date.now();
  return now - since > milliseconds && now + offsetMs - since > milliseconds;
}
