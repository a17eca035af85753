import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import type { Language } from '#domain/languages.ts';
import { fail } from '#domain/problems.ts';
import type { DocumentValue, WebsiteDocument } from '#domain/website/document.ts';
import type { Published } from '#domain/website/website-schema.ts';
import { publishedWords } from '#domain/website/words/published-words.ts';
import type { AuditActor } from '../../audit-log/audit-log.ts';
import { raiseSiteVersion } from '../../db/metadata/site-version.ts';
import type { Tables } from '../../db/tables.ts';
import { writeDocumentAudit } from '../audit.ts';
import type { DraftRequest } from '../drafts.ts';
import { ensureMayPublish } from '../editors.ts';
import {
  type DocumentStates,
  ensureCurrentDraft,
  listStates,
  lockDocument,
  NO_DRAFT,
  NO_SCHEDULE,
  updateDocument,
  type WebsiteDocumentRow,
} from '../states.ts';
import { draftValue, isOlderThanEnglish, ownValue, shownValue } from '../values.ts';
import type { WebsiteContext } from '../website.ts';
import { checkPublishable } from './check.ts';
import { queueChangeMails } from './queue-change-mails.ts';

export async function publishDraft(
  website: WebsiteContext,
  request: DraftRequest,
): Promise<Published> {
  const { document, locale, by } = request;
  const { ctx, live } = website;
  const { value, version, states } = await checkDraft(website, request);
  const published = await ctx.db.transaction().execute(async (transaction) => {
    const row = await lockDocument(ctx, transaction, document.name, locale);
    // The checks take seconds: the right may have been withdrawn, and another editor may have saved the draft.
    if (by.id !== null) await ensureMayPublish({ db: transaction }, document, by.id);
    ensureCurrentDraft(row, version);
    const change = { ...NO_DRAFT, ...NO_SCHEDULE };
    await writeVersion(website, transaction, { document, row, states, value, by, change });
    return { version: version + 1, published_version: row.published_version + 1 };
  });
  await live.refresh();
  website.wakeMailQueue();
  return { ...published, publish_at: null };
}

export interface CheckedDraft {
  draft: DocumentValue;
  value: DocumentValue;
  version: number;
  states: DocumentStates;
}

/** @throws Problem nothingToPublish */
export async function checkDraft(
  website: WebsiteContext,
  { document, locale, expectedVersion }: DraftRequest,
): Promise<CheckedDraft> {
  const states = await listStates(website.ctx.db, document.name);
  const state = states.get(locale);
  ensureCurrentDraft(state, expectedVersion);
  const draft = draftValue(document, locale, states) ?? fail('nothingToPublish');
  const value = publishedWords(document.fields, draft);
  if (isNothingNew(document, locale, states, value)) fail('nothingToPublish');
  await checkPublishable(website, document, locale, value);
  return { draft, value, version: state?.version ?? 0, states };
}

/** Publishing a translation again is new: it confirms that the words still fit the English. */
export function isNothingNew(
  document: WebsiteDocument,
  locale: Language,
  states: DocumentStates,
  value: DocumentValue,
): boolean {
  const isTranslated = ownValue(document, locale, states.get(locale)).value !== undefined;
  const isConfirmed = isTranslated && isOlderThanEnglish(document, states, locale);
  return !isConfirmed && isPublished(document, locale, states, value);
}

function isPublished(
  document: WebsiteDocument,
  locale: Language,
  states: DocumentStates,
  value: DocumentValue,
): boolean {
  const { isUnreadable } = ownValue(document, locale, states.get(locale));
  return !isUnreadable && isDeepStrictEqual(value, shownValue(document, locale, states));
}

interface NewVersion {
  document: WebsiteDocument;
  row: WebsiteDocumentRow;
  states: DocumentStates;
  value: DocumentValue;
  by: AuditActor;
  change: Partial<Omit<WebsiteDocumentRow, 'version'>>;
}

export async function writeVersion(
  { ctx }: WebsiteContext,
  transaction: Transaction<Tables>,
  { document, row, states, value, by, change }: NewVersion,
): Promise<void> {
  const version = row.published_version + 1;
  const { locale } = row;
  await transaction
    .insertInto('website_versions')
    .values({
      document: document.name,
      locale,
      version,
      schema: document.schema,
      body: JSON.stringify(value),
      published_at: ctx.now().toISOString(),
      published_by: by.id,
    })
    .execute();
  await updateDocument(transaction, row, {
    ...change,
    published_version: version,
  });
  await raiseSiteVersion(transaction);
  await writeDocumentAudit(ctx, transaction, { action: 'publish', row, by });
  if (document.guarded) {
    const before = shownValue(document, locale, states);
    await queueChangeMails(ctx, transaction, { document, locale, version, before, value });
  }
}
