// The time at which the device recorded an entry, which may be long before it reached the server.
import { DAY_MS, MINUTE_MS } from '../../durations.ts';

/** Older times come from a wrong clock. */
export const MAX_RECORDED_DAYS = 400;
/** From this difference on, screens show both times. */
const SHOWN_DELAY_MINUTES = 10;

/** By the device's clock. */
export interface DeviceTime {
  recorded_at?: string | undefined;
  /** Server minus device time, in milliseconds. */
  device_offset_ms?: number | null | undefined;
}

/**
 * @param arrivedAt the server's time
 * @returns never later than `arrivedAt`, nor more than MAX_RECORDED_DAYS before; undefined when the device sent no time
 */
export function recordedAt(
  { recorded_at, device_offset_ms }: DeviceTime,
  arrivedAt: Date,
): Date | undefined {
  if (recorded_at === undefined) return undefined;
  const time = Date.parse(recorded_at) + (device_offset_ms ?? 0);
  const age = arrivedAt.getTime() - time;
  return age >= 0 && age <= MAX_RECORDED_DAYS * DAY_MS ? new Date(time) : arrivedAt;
}

/** Whether the entry reached the server so much later that a reader must know. Both times are ISO 8601. */
export function arrivedLate(recordedTime: string, arrivalTime: string): boolean {
  return Date.parse(arrivalTime) - Date.parse(recordedTime) > SHOWN_DELAY_MINUTES * MINUTE_MS;
}
