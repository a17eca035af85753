// An entry may reach the server long after the device recorded it.
import { DAY_MS, MINUTE_MS } from '../../durations.ts';

/** Older times come from a wrong clock. */
export const MAX_RECORDED_DAYS = 400;
/** Screens show both times from this difference on. */
const SHOWN_DELAY_MINUTES = 10;

export interface DeviceTimeFields {
  recorded_at?: string | undefined;
  /** Server minus device time, in milliseconds. */
  device_offset_ms?: number | null | undefined;
}

/** @returns at most `arrivedAt`, and at least MAX_RECORDED_DAYS before it; undefined if the device sent no time */
export function recordedAt(
  { recorded_at, device_offset_ms }: DeviceTimeFields,
  arrivedAt: Date,
): Date | undefined {
  if (recorded_at === undefined) return undefined;
  const time = Date.parse(recorded_at) + (device_offset_ms ?? 0);
  const age = arrivedAt.getTime() - time;
  return age >= 0 && age <= MAX_RECORDED_DAYS * DAY_MS ? new Date(time) : arrivedAt;
}

export function arrivedLate(recordedTime: string, arrivalTime: string): boolean {
  return Date.parse(arrivalTime) - Date.parse(recordedTime) > SHOWN_DELAY_MINUTES * MINUTE_MS;
}
