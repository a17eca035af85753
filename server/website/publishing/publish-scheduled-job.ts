// Publishes due drafts. Several programs may try at once: the row lock admits one.
import { isDeepStrictEqual } from 'node:util';
import { Problem } from '#domain/problems.ts';
import type { DocumentValue, WebsiteDocument } from '#domain/website/document.ts';
import { publishedWords } from '#domain/website/words/published-words.ts';
import type { AppJob } from '../../jobs.ts';
import type { Log } from '../../log.ts';
import { writeDocumentAudit } from '../audit.ts';
import { ensureMayPublish } from '../editors.ts';
import {
  type DocumentRow,
  listStates,
  lockDocument,
  NO_DRAFT,
  NO_SCHEDULE,
  updateDocument,
} from '../states.ts';
import { draftValue, scheduledValue, withSharedEnglishValues } from '../values.ts';
import type { Website } from '../website.ts';
import { checkPublishable } from './check.ts';
import { isNothingNew, writeVersion } from './publish.ts';
import { queueFailureMails } from './queue-mails.ts';

const INTERVAL_MS = 2000;
const ORIGIN = 'schedule';

/** Publications missed during downtime are made before the program listens. */
export function publishScheduledJob(website: Website, log: Log): AppJob {
  return {
    everyMs: INTERVAL_MS,
    first: 'beforeListening',
    run: (stopping) => publishDue(website, log, stopping),
    failure: 'what is due could not be published',
  };
}

/** @returns the number of published documents; failures are logged */
export async function publishDue(
  website: Website,
  log: Log,
  stopping: AbortSignal,
): Promise<number> {
  const { ctx, documents } = website;
  const due = await ctx.db
    .selectFrom('website_documents')
    .selectAll()
    .where('publish_at', '<=', ctx.now().toISOString())
    .orderBy('publish_at')
    // English first: translations that are older than it look outdated.
    .orderBy('locale')
    .execute();
  let published = 0;
  for (const row of due) {
    const document = documents.get(row.document);
    if (!document || stopping.aborted) continue;
    // A newer program scheduled it, and publishes it.
    if ((row.scheduled_schema ?? 0) > document.schema) continue;
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

async function publishScheduled(
  website: Website,
  document: WebsiteDocument,
  due: DocumentRow,
  log: Log,
  stopping: AbortSignal,
): Promise<boolean> {
  const { locale } = due;
  const states = await listStates(website.ctx.db, due.document);
  const scheduled = scheduledValue(document, due) ?? {};
  const value = publishedWords(
    document.fields,
    withSharedEnglishValues(document, locale, states, scheduled),
  );
  try {
    await ensureMayPublish(website.ctx, document, due.publish_by);
    await checkPublishable(website, document, locale, value);
    return await write(website, document, due, value);
  } catch (error) {
    // Temporary: the database may be away for a moment, and the renderer ends with the program.
    if (!(error instanceof Problem) || stopping.aborted) throw error;
    const { code, cause: err } = error;
    log.warn({ document: due.document, locale, code, err }, 'a scheduled publication failed');
    await giveUp(website, document, due, error);
    return false;
  }
}

async function write(
  website: Website,
  document: WebsiteDocument,
  due: DocumentRow,
  value: DocumentValue,
): Promise<boolean> {
  const { ctx } = website;
  const by = { id: due.publish_by, origin: ORIGIN };
  return ctx.db.transaction().execute(async (transaction) => {
    const row = await lockDocument(ctx, transaction, due.document, due.locale);
    if (!isStillDue(row, due)) return false;
    // The check takes seconds: the right may have been withdrawn.
    await ensureMayPublish({ db: transaction }, document, due.publish_by);
    const states = await listStates(transaction, due.document);
    // Words written after the scheduling stay a draft.
    const draft = draftValue(document, due.locale, states);
    const isWhole = draft && isDeepStrictEqual(publishedWords(document.fields, draft), value);
    const change = { ...NO_SCHEDULE, ...(isWhole && NO_DRAFT) };
    if (isNothingNew(document, due.locale, states, value)) {
      await updateDocument(transaction, row, change);
      return false;
    }
    await writeVersion(website, transaction, { document, row, states, value, by, change });
    return true;
  });
}

/** The draft stays, so that the editor can correct it. */
async function giveUp(
  { ctx, wakeMailQueue }: Website,
  document: WebsiteDocument,
  due: DocumentRow,
  problem: Problem,
): Promise<void> {
  const { locale, publish_by: editorId } = due;
  const by = { id: editorId, origin: ORIGIN };
  await ctx.db.transaction().execute(async (transaction) => {
    const row = await lockDocument(ctx, transaction, due.document, due.locale);
    if (!isStillDue(row, due)) return;
    await updateDocument(transaction, row, { ...NO_SCHEDULE, publish_failed_at: row.publish_at });
    await writeDocumentAudit(ctx, transaction, { action: 'publicationFailed', row, by });
    await queueFailureMails(ctx, transaction, { document, locale, editorId, problem });
  });
  wakeMailQueue();
}

const isStillDue = (row: DocumentRow, due: DocumentRow): boolean =>
  row.publish_at === due.publish_at && row.scheduled === due.scheduled;
