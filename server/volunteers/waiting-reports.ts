// Each request of the desk reports the entries that wait on a device.
import type { Kysely } from 'kysely';
import { MINUTE_MS } from '#domain/durations.ts';
import type { WaitingEntries } from '#domain/volunteers/volunteer-schema.ts';
import { parseWaiting, type WaitingReport } from '#domain/volunteers/waiting-header.ts';
import type { AppContext } from '../context.ts';
import { writeBestEffort } from '../db/best-effort.ts';
import type { Tables } from '../db/tables.ts';
import type { Log } from '../log.ts';

/** An unchanged report is written again after this time. */
const REPEAT_MS = 10 * MINUTE_MS;
const MAX_DEVICES = 20;

/** @param header a malformed one is ignored */
export async function saveWaitingReport(
  ctx: AppContext,
  volunteerId: number,
  header: string | undefined,
  log: Pick<Log, 'error'>,
): Promise<void> {
  const report = parseWaiting(header);
  if (!report) return;
  const key = `waiting ${volunteerId} ${report.device}`;
  await writeBestEffort(ctx, { key, what: 'a waiting report', log }, () =>
    saveReportIfChanged(ctx, volunteerId, report),
  );
}

/** Devices that have waited longest come first. */
export async function listWaitingReports(
  { db }: AppContext,
  volunteerId: number,
): Promise<WaitingEntries[]> {
  return db
    .selectFrom('waiting_reports')
    .select(['count', 'since', 'reported_at'])
    .where('volunteer_id', '=', volunteerId)
    .where('count', '>', 0)
    .$narrowType<{ since: string }>()
    .orderBy('since')
    .execute();
}

async function saveReportIfChanged(
  { db, now }: AppContext,
  volunteerId: number,
  { device, count, since }: WaitingReport,
): Promise<void> {
  const stored = await db
    .selectFrom('waiting_reports')
    .select(['count', 'since', 'reported_at'])
    .where('volunteer_id', '=', volunteerId)
    .where('device', '=', device)
    .executeTakeFirst();
  const time = now();
  const age = stored ? Math.abs(time.getTime() - Date.parse(stored.reported_at)) : REPEAT_MS;
  if (stored?.count === count && stored.since === since && age < REPEAT_MS) return;
  const report = { count, since, reported_at: time.toISOString() };
  await db
    .insertInto('waiting_reports')
    .values({ volunteer_id: volunteerId, device, ...report })
    .onConflict((conflict) => conflict.columns(['volunteer_id', 'device']).doUpdateSet(report))
    .execute();
  if (!stored) await forgetOldest(db, volunteerId);
}

async function forgetOldest(db: Kysely<Tables>, volunteerId: number): Promise<void> {
  const newest = db
    .selectFrom('waiting_reports')
    .select('device')
    .where('volunteer_id', '=', volunteerId)
    .orderBy('reported_at', 'desc')
    .limit(MAX_DEVICES);
  await db
    .deleteFrom('waiting_reports')
    .where('volunteer_id', '=', volunteerId)
    .where('device', 'not in', newest)
    .execute();
}
