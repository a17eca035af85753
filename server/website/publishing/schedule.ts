// A scheduled publication is a copy of the draft, so that later edits are not part of it.
import { isDeepStrictEqual } from 'node:util';
import { validationError } from '#domain/problems.ts';
import { LAST_TIME } from '#domain/schemas/field-schemas.ts';
import { fieldError } from '#domain/validation.ts';
import { withSlugs } from '#domain/website/addresses/slugify.ts';
import type { Published } from '#domain/website/website-schema.ts';
import { writeDocumentAudit } from '../audit.ts';
import { toBody } from '../body.ts';
import type { DraftRequest } from '../drafts.ts';
import { ensureCurrentDraft, lockDocument, NO_SCHEDULE, updateDocument } from '../states.ts';
import type { WebsiteContext } from '../website.ts';
import { checkDraft } from './publish.ts';

/** @throws Problem brokenRule for a time in the past */
export async function schedulePublication(
  website: WebsiteContext,
  request: DraftRequest,
  at: Date,
): Promise<Published> {
  const { ctx } = website;
  const { document, locale, by } = request;
  if (at <= ctx.now() || at.getTime() > LAST_TIME) {
    throw validationError([fieldError('at', 'publishTimePast')]);
  }
  const { draft, value, version } = await checkDraft(website, request);
  // An item that is renamed before its publication keeps the address that is scheduled.
  const withAddresses = withSlugs(document.fields, draft);
  const isChanged = !isDeepStrictEqual(withAddresses, draft);
  const publish_at = at.toISOString();
  return ctx.db.transaction().execute(async (transaction) => {
    const row = await lockDocument(ctx, transaction, document.name, locale);
    ensureCurrentDraft(row, version);
    await updateDocument(transaction, row, {
      ...NO_SCHEDULE,
      ...(isChanged && {
        draft: toBody(withAddresses),
        draft_schema: document.schema,
      }),
      scheduled: JSON.stringify(value),
      scheduled_schema: document.schema,
      publish_by: by.id,
      publish_at,
    });
    await writeDocumentAudit(ctx, transaction, { action: 'schedulePublication', row, by });
    return {
      version: version + 1,
      published_version: row.published_version,
      publish_at,
    };
  });
}

export async function cancelPublication(
  { ctx }: WebsiteContext,
  { document, locale, by, expectedVersion }: DraftRequest,
): Promise<Published> {
  return ctx.db.transaction().execute(async (transaction) => {
    const row = await lockDocument(ctx, transaction, document.name, locale);
    ensureCurrentDraft(row, expectedVersion);
    const { version, published_version } = row;
    if (row.scheduled === null) return { version, published_version, publish_at: null };
    await updateDocument(transaction, row, NO_SCHEDULE);
    await writeDocumentAudit(ctx, transaction, { action: 'cancelPublication', row, by });
    return { version: version + 1, published_version, publish_at: null };
  });
}
