// A device reports its waiting entries as `DEVICE-UUID COUNT SINCE-ISO`, without SINCE when none wait.
export const WAITING_HEADER = 'Adhyay-Waiting';

const MAX_COUNT = 100_000;
const FORMAT =
  /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}) (\d{1,6})(?: (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z))?$/i;

export interface WaitingReport {
  device: string;
  count: number;
  /** ISO 8601 in UTC. */
  since: string | null;
}

export function formatWaiting({ device, count, since }: WaitingReport): string {
  return [device, count, ...(since === null ? [] : [since])].join(' ');
}

export function parseWaiting(header: string | undefined): WaitingReport | undefined {
  const [, device, digits, time] = FORMAT.exec(header ?? '') ?? [];
  const count = Number(digits);
  if (!device || count > MAX_COUNT || count > 0 !== (time !== undefined)) return undefined;
  if (time === undefined) return { device: device.toLowerCase(), count, since: null };
  const since = new Date(time);
  if (Number.isNaN(since.getTime())) return undefined;
  return { device: device.toLowerCase(), count, since: since.toISOString() };
}
