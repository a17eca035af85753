import { HOUR_MS, MINUTE_MS } from '#domain/durations.ts';
import type { AppJob } from '../../jobs.ts';
import type { Log } from '../../log.ts';
import type { WebsiteContext } from '../website.ts';
import { type Due, isNewer, publishScheduled } from './publish-scheduled.ts';

const INTERVAL_MS = 2000;
/** The newer program that scheduled it has been rolled back if it does not publish within this time. */
const NEWER_PROGRAM_WAIT_MS = HOUR_MS;
/** A busy machine renders too slowly at times; a page on which the renderer always fails delays all others. */
const RENDERER_WAIT_MS = 5 * MINUTE_MS;

/** Publications missed during downtime are made before the program listens. */
export function publishScheduledJob(website: WebsiteContext, log: Log): AppJob {
  const begun = website.ctx.now();
  return {
    everyMs: INTERVAL_MS,
    first: 'beforeListening',
    run: (stopping) => publishDue(website, log, stopping, begun),
    failure: 'scheduled documents could not be published',
  };
}

/** @param begun the start of this program @returns the number of published documents; failures are logged */
export async function publishDue(
  website: WebsiteContext,
  log: Log,
  stopping: AbortSignal,
  begun = new Date(0),
): Promise<number> {
  const { ctx, documents } = website;
  const due = await ctx.db
    .selectFrom('website_documents')
    // The words may be megabytes, so they are not selected.
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
    const waitedMs = waitedMsOf(row, begun, ctx.now());
    if (isNewer(document, row) && waitedMs <= NEWER_PROGRAM_WAIT_MS) continue;
    const mayRetry = waitedMs <= RENDERER_WAIT_MS;
    try {
      if (await publishScheduled(website, document, row, { log, stopping, mayRetry }))
        published += 1;
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

function waitedMsOf({ publish_at }: Due, begun: Date, now: Date): number {
  return now.getTime() - Math.max(Date.parse(publish_at ?? ''), begun.getTime());
}
