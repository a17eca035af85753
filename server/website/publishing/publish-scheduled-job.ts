// Makes the scheduled publications that are due.
import { HOUR_MS } from '#domain/durations.ts';
import type { AppJob } from '../../jobs.ts';
import type { Log } from '../../log.ts';
import type { Website } from '../website.ts';
import { type Due, isNewer, publishScheduled } from './publish-scheduled.ts';

const INTERVAL_MS = 2000;
/** A newer program that is not back by then was rolled back. */
const NEWER_PROGRAM_WAIT_MS = HOUR_MS;

/** Publications missed during downtime are made before the program listens. */
export function publishScheduledJob(website: Website, log: Log): AppJob {
  const begun = website.ctx.now();
  return {
    everyMs: INTERVAL_MS,
    first: 'beforeListening',
    run: (stopping) => publishDue(website, log, stopping, begun),
    failure: 'what is due could not be published',
  };
}

/**
 * @param begun the start of this program, which has waited for a newer one since then
 * @returns the number of published documents; failures are logged
 */
export async function publishDue(
  website: Website,
  log: Log,
  stopping: AbortSignal,
  begun = new Date(0),
): Promise<number> {
  const { ctx, documents } = website;
  const due = await ctx.db
    .selectFrom('website_documents')
    // Without the words, which may be megabytes.
    .select(['document', 'locale', 'publish_at', 'scheduled_schema'])
    .where('publish_at', '<=', ctx.now().toISOString())
    .orderBy('publish_at')
    // English first: translations that are older than it look outdated.
    .orderBy('locale')
    .execute();
  let published = 0;
  for (const row of due) {
    const document = documents.get(row.document);
    if (!document || stopping.aborted) continue;
    if (isNewer(document, row) && !isOverdue(row, begun, ctx.now())) continue;
    try {
      if (await publishScheduled(website, document, row, log, stopping)) published += 1;
    } catch (err) {
      if (stopping.aborted) continue;
      const { locale } = row;
      log.error({ err, document: row.document, locale }, 'a scheduled publication must wait');
    }
  }
  if (published > 0) {
    await website.live.refresh();
    website.wakeMailQueue();
  }
  return published;
}

function isOverdue({ publish_at }: Due, begun: Date, now: Date): boolean {
  const waitedSince = Math.max(Date.parse(publish_at ?? ''), begun.getTime());
  return now.getTime() - waitedSince > NEWER_PROGRAM_WAIT_MS;
}
