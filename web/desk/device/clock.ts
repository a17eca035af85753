// The offset of the device's clock from the server's, from response headers. Phones in the field are off by minutes to
// decades.
import { MINUTE_MS } from '#domain/durations.ts';
import { readSetting, saveSetting } from './device-settings.ts';

const SETTING = 'clock-offset';

let measured: { offset: number; at: number; monotonic: number } | undefined;
/** The last measured offset, also of an earlier load of the desk: an entry may be recorded without a network. */
let remembered: number | undefined;

/** At the start of the desk. */
export async function recallClockOffset(): Promise<void> {
  const stored = await readSetting(SETTING);
  if (typeof stored === 'number') remembered ??= stored;
}

/** @param date the Date header of a reply, exact to the second */
export function updateClockOffset(date: string | null): void {
  const server = Date.parse(date ?? '');
  const at = Date.now();
  if (!Number.isFinite(server)) return;
  const offset = server - at;
  measured = { offset, at, monotonic: performance.now() };
  if (Math.abs(offset - (remembered ?? Number.POSITIVE_INFINITY)) < MINUTE_MS) return;
  remembered = offset;
  void saveSetting(SETTING, offset);
}

/** Add this to the device's time to get the server's, in milliseconds; undefined before the first response. */
export function deviceOffset(): number | undefined {
  return measuredOffset() ?? remembered;
}

function measuredOffset(): number | undefined {
  if (!measured) return undefined;
  const { offset, at, monotonic } = measured;
  // The monotonic clock may stand still while the device sleeps, but it never runs ahead of a clock that nobody
  // sets back.
  const setBack = performance.now() - monotonic - (Date.now() - at);
  return setBack > MINUTE_MS ? offset + setBack : offset;
}

/** By the server's clock; by the device's before the first response. */
export function serverNow(): Date {
  return new Date(Date.now() + (deviceOffset() ?? 0));
}

/** The time of an operation, which may be sent much later. */
export interface DeviceTime {
  recorded_at: string;
  device_offset_ms: number;
}

/** A device that has never had a response believes its clock. */
export function deviceTime(): DeviceTime {
  return {
    recorded_at: new Date().toISOString(),
    device_offset_ms: Math.round(deviceOffset() ?? 0),
  };
}

/** True only if the device's clock and the server's agree that this much time has passed, since a response. */
export function hasPassed(since: number, milliseconds: number): boolean {
  const offset = measuredOffset();
  if (offset === undefined) return false;
  const now = Date.now();
  return now - since > milliseconds && now + offset - since > milliseconds;
}
