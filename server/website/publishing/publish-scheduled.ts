// Several programs may try at once: the row lock admits one.
import { isDeepStrictEqual } from 'node:util';
import { Problem, problem } from '#domain/problems.ts';
import type { DocumentValue, WebsiteDocument } from '#domain/website/document.ts';
import { publishedWords } from '#domain/website/words/published-words.ts';
import type { Log } from '../../log.ts';
import { isWorkerFailure } from '../../process/forked-worker.ts';
import { writeDocumentAudit } from '../audit.ts';
import { ensureMayPublish } from '../editors.ts';
import {
  listStates,
  lockDocument,
  NO_DRAFT,
  NO_SCHEDULE,
  updateDocument,
  type WebsiteDocumentRow,
} from '../states.ts';
import { draftValue, scheduledValue, withSharedEnglishValues } from '../values.ts';
import type { WebsiteContext } from '../website.ts';
import { checkPublishable } from './check.ts';
import { isNothingNew, writeVersion } from './publish.ts';
import { queueFailureMails } from './queue-change-mails.ts';

const ORIGIN = 'schedule';

export type Due = Pick<
  WebsiteDocumentRow,
  'document' | 'locale' | 'publish_at' | 'scheduled_schema'
>;

export const isNewer = ({ schema }: WebsiteDocument, { scheduled_schema }: Due): boolean =>
  (scheduled_schema ?? 0) > schema;

interface Attempt {
  log: Log;
  stopping: AbortSignal;
  /** A busy machine may make the renderer fail. */
  mayRetry: boolean;
}

/** @returns whether it was published; a problem is logged and mailed @throws temporary errors */
export async function publishScheduled(
  website: WebsiteContext,
  document: WebsiteDocument,
  { locale, publish_at }: Due,
  { log, stopping, mayRetry }: Attempt,
): Promise<boolean> {
  const states = await listStates(website.ctx.db, document.name);
  const due = states.get(locale);
  if (due?.publish_at !== publish_at) return false;
  const scheduled = scheduledValue(document, due) ?? {};
  const value = publishedWords(
    document.fields,
    withSharedEnglishValues(document, locale, states, scheduled),
  );
  try {
    ensureReadable(document, due);
    await ensureMayPublish(website.ctx, document, due.publish_by);
    await checkPublishable(website, document, locale, value);
    return await write(website, document, due, value);
  } catch (error) {
    // Temporary: the database may be away for a moment, and the renderer ends with the program.
    if (!(error instanceof Problem) || stopping.aborted) throw error;
    if (mayRetry && isWorkerFailure(error.cause)) throw error;
    const { code, cause: err } = error;
    log.warn({ document: due.document, locale, code, err }, 'a scheduled publication failed');
    await giveUp(website, document, due, error);
    return false;
  }
}

/** @throws Problem pageFailed */
function ensureReadable(document: WebsiteDocument, due: Due): void {
  if (!isNewer(document, due)) return;
  throw problem('pageFailed', { cause: new Error('a newer program has scheduled it') });
}

async function write(
  website: WebsiteContext,
  document: WebsiteDocument,
  due: WebsiteDocumentRow,
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
    const isDraftPublished =
      draft && isDeepStrictEqual(publishedWords(document.fields, draft), value);
    const change = { ...NO_SCHEDULE, ...(isDraftPublished && NO_DRAFT) };
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
  { ctx, wakeMailQueue }: WebsiteContext,
  document: WebsiteDocument,
  due: WebsiteDocumentRow,
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

const isStillDue = (row: WebsiteDocumentRow, due: WebsiteDocumentRow): boolean =>
  row.publish_at === due.publish_at && row.scheduled === due.scheduled;
