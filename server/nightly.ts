// Work that is done once a night, by one of several servers. A failure is repeated an hour later.
import { HOUR_MS } from '#domain/durations.ts';
import type { AppContext } from './context.ts';
import { claimMetadata, type MetadataKey, writeMetadata } from './db/metadata/metadata.ts';

const CLAIM_MS = HOUR_MS;
const CLAIM_INTERVAL_MS = CLAIM_MS / 6;

interface NightlyWork<Result> {
  /** Local time, hh:mm. */
  at: string;
  /** Their values are the start of the work; both belong to TRANSIENT_METADATA. */
  keys: { begun: MetadataKey; done: MetadataKey };
  /** When it was done or became unnecessary. */
  findDone: () => Promise<(Date | undefined)[]>;
  run: (startedAt: Date) => Promise<Result>;
}

/** @returns undefined if nothing is due here @throws what `run` throws */
export async function runOnceANight<Result>(
  { db, now }: AppContext,
  { at, keys, findDone, run }: NightlyWork<Result>,
): Promise<Result | undefined> {
  const startedAt = now();
  const due = lastTimeOfDay(startedAt, at);
  const done = await findDone();
  // A time in the future was written with a wrong clock.
  if (done.some((each) => each && each >= due && each <= startedAt)) return undefined;
  const hourAgo = new Date(startedAt.getTime() - CLAIM_MS);
  const validRange = {
    from: (due > hourAgo ? due : hourAgo).toISOString(),
    to: new Date(startedAt.getTime() + CLAIM_MS).toISOString(),
  };
  if (!(await claimMetadata(db, keys.begun, startedAt.toISOString(), validRange))) return undefined;
  // A failed renewal is harmless: the next one follows in ten minutes.
  const renewClaim = () => writeMetadata(db, keys.begun, now().toISOString()).catch(() => {});
  const claimTimer = setInterval(renewClaim, CLAIM_INTERVAL_MS).unref();
  try {
    const result = await run(startedAt);
    await writeMetadata(db, keys.done, startedAt.toISOString());
    return result;
  } finally {
    clearInterval(claimTimer);
  }
}

/** @param timeOfDay hh:mm, local time */
export function lastTimeOfDay(now: Date, timeOfDay: string): Date {
  const [hours = 0, minutes = 0] = timeOfDay.split(':').map(Number);
  const time = new Date(now);
  time.setHours(hours, minutes, 0, 0);
  if (time > now) time.setDate(time.getDate() - 1);
  return time;
}
