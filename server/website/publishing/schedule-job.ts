// Publishes what is due. Several programs may try at once: the row's lock lets one of them do it.
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { ensure, Problem } from '#domain/problems.ts';
import type { DocumentValue, WebsiteDocument } from '#domain/website/document.ts';
import { withSlugs } from '#domain/website/slugs.ts';
import type { AppContext } from '../../context.ts';
import { every, type StopJob } from '../../jobs.ts';
import { writeDocumentAudit } from '../audit.ts';
import {
  type DocumentRow,
  findStates,
  lockDocument,
  NO_DRAFT,
  NO_SCHEDULE,
  updateDocument,
} from '../states.ts';
import { readDraftBody } from '../values.ts';
import type { Website } from '../website.ts';
import { findWriter } from '../writers.ts';
import { checkPublishable } from './check.ts';
import { isPublished, writeVersion } from './publish.ts';

const INTERVAL_MS = 2000;
const ORIGIN = 'schedule';

/** What was missed while no program ran is published before this one listens. */
export function publishOnSchedule(app: FastifyInstance, website: Website): void {
  const warn = (err: unknown) => app.log.error({ err }, 'what is due could not be published');
  const publish = () => publishDue(website, app.log);
  let stop: StopJob | undefined;
  app.addHook('onReady', () => publish().then(() => {}, warn));
  app.addHook('onListen', async () => {
    stop = every({ everyMs: INTERVAL_MS, delayFirst: true }, publish, warn);
  });
  app.addHook('onClose', () => stop?.());
}

/** @returns the number of documents that were published @throws what kept some from it, after the others are done */
export async function publishDue(
  website: Website,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<number> {
  const { ctx, documents } = website;
  const due = await ctx.db
    .selectFrom('website_documents')
    .selectAll()
    .where('publish_at', '<=', ctx.now().toISOString())
    .orderBy('publish_at')
    .execute();
  let published = 0;
  const errors: unknown[] = [];
  for (const row of due) {
    const document = documents.get(row.document);
    try {
      if (document && (await publishScheduled(website, document, row, log))) published += 1;
    } catch (error) {
      errors.push(error);
    }
  }
  if (published > 0) {
    await website.live.refresh();
    website.wakeOutbox();
  }
  if (errors.length > 0) throw errors[0];
  return published;
}

async function publishScheduled(
  website: Website,
  document: WebsiteDocument,
  due: DocumentRow,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<boolean> {
  const { locale, scheduled_schema: schema, scheduled } = due;
  const draft = readDraftBody(document, locale, schema ?? 0, scheduled ?? '{}');
  const value = withSlugs(document.fields, draft);
  try {
    await ensureMayPublish(website.ctx, document, due.publish_by);
    await checkPublishable(website, document, due.locale, value);
  } catch (error) {
    // The database may only be away for a moment.
    if (!(error instanceof Problem)) throw error;
    log.warn({ document: due.document, code: error.code }, 'a scheduled publication failed');
    await giveUp(website, due);
    return false;
  }
  return write(website, document, due, value);
}

/** @throws Problem forbidden */
async function ensureMayPublish(
  ctx: AppContext,
  { guarded }: WebsiteDocument,
  publisher: number | null,
): Promise<void> {
  const writer = await findWriter(ctx, publisher);
  ensure(writer !== undefined && (writer.isAdmin || !guarded));
}

async function write(
  website: Website,
  document: WebsiteDocument,
  due: DocumentRow,
  value: DocumentValue,
): Promise<boolean> {
  const { ctx } = website;
  const by = { actorId: due.publish_by, origin: ORIGIN };
  return ctx.db.transaction().execute(async (transaction) => {
    const row = await lockDocument(ctx, transaction, due.document, due.locale);
    if (!isStillDue(row, due)) return false;
    const states = await findStates(transaction, due.document);
    // Words that were written since then stay a draft.
    const change = { ...NO_SCHEDULE, ...(row.draft === row.scheduled && NO_DRAFT) };
    if (isPublished(document, due.locale, states, value)) {
      await updateDocument(transaction, row, change);
      return false;
    }
    await writeVersion(website, transaction, { document, row, states, value, by, change });
    return true;
  });
}

/** The draft stays, for the editor to mend. */
async function giveUp({ ctx }: Website, due: DocumentRow): Promise<void> {
  const by = { actorId: due.publish_by, origin: ORIGIN };
  await ctx.db.transaction().execute(async (transaction) => {
    const row = await lockDocument(ctx, transaction, due.document, due.locale);
    if (!isStillDue(row, due)) return;
    await updateDocument(transaction, row, NO_SCHEDULE);
    await writeDocumentAudit(ctx, transaction, 'publicationFailed', row, by);
  });
}

const isStillDue = (row: DocumentRow, due: DocumentRow): boolean =>
  row.publish_at === due.publish_at && row.scheduled === due.scheduled;
