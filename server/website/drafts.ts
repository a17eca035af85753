// All editors share one draft per document and language.
import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import type { Language } from '#domain/languages.ts';
import { ensureValid } from '#domain/problems.ts';
import { checkListSizes } from '#domain/website/checks/check-list-sizes.ts';
import type { DocumentValue, WebsiteDocument } from '#domain/website/document.ts';
import type { Draft } from '#domain/website/website-schema.ts';
import type { AuditActor } from '../audit-log/audit-log.ts';
import type { AppContext } from '../context.ts';
import { namedIdOf } from '../db/named-id.ts';
import type { Tables } from '../db/tables.ts';
import { writeDocumentAudit } from './audit.ts';
import { toBody } from './body.ts';
import {
  ensureCurrentDraft,
  listStates,
  lockDocument,
  NO_DRAFT,
  NO_SCHEDULE,
  updateDocument,
} from './states.ts';
import { draftValue, shownValue } from './values.ts';

export interface DraftRequest {
  document: WebsiteDocument;
  locale: Language;
  by: AuditActor;
  /** The version that the editor has read; undefined accepts every version. */
  expectedVersion: number | undefined;
}

export async function readDraft(
  db: Kysely<Tables>,
  document: WebsiteDocument,
  locale: Language,
): Promise<Draft> {
  const states = await listStates(db, document.name);
  const state = states.get(locale);
  const published = shownValue(document, locale, states);
  const draft = draftValue(document, locale, states);
  return {
    document: draft ?? published,
    version: state?.version ?? 0,
    published_version: state?.published_version ?? 0,
    is_draft: draft !== undefined,
    updated_at: state?.draft_at ?? state?.published_at ?? null,
    updated_by: namedIdOf(state?.draft_by ?? null, state?.draft_by_name ?? null),
    publish_at: state?.publish_at ?? null,
    publish_failed_at: state?.publish_failed_at ?? null,
    published,
  };
}

/** A draft that is saved again unchanged keeps its version. @throws Problem brokenRule */
export async function saveDraft(
  ctx: AppContext,
  { document, locale, by, expectedVersion }: DraftRequest,
  value: DocumentValue,
): Promise<Draft> {
  const body = toBody(value);
  ensureValid(checkListSizes(document.fields, value));
  return ctx.db.transaction().execute(async (transaction) => {
    const row = await lockDocument(ctx, transaction, document.name, locale);
    ensureCurrentDraft(row, expectedVersion);
    const isSame =
      row.draft_schema === document.schema &&
      row.draft !== null &&
      // Taking over makes this editor the writer.
      row.draft_by === by.id &&
      isDeepStrictEqual(JSON.parse(row.draft), JSON.parse(body));
    if (!isSame) {
      await updateDocument(transaction, row, {
        draft: body,
        draft_schema: document.schema,
        draft_by: by.id,
        draft_at: ctx.now().toISOString(),
      });
    }
    return readDraft(transaction, document, locale);
  });
}

/** Cancels a scheduled publication too. */
export async function dropDraft(
  ctx: AppContext,
  { document, locale, by, expectedVersion }: DraftRequest,
): Promise<Draft> {
  return ctx.db.transaction().execute(async (transaction) => {
    const row = await lockDocument(ctx, transaction, document.name, locale);
    ensureCurrentDraft(row, expectedVersion);
    if (row.draft !== null || row.scheduled !== null) {
      await updateDocument(transaction, row, {
        ...NO_DRAFT,
        ...NO_SCHEDULE,
      });
      await writeDocumentAudit(ctx, transaction, { action: 'dropDraft', row, by });
    }
    return readDraft(transaction, document, locale);
  });
}
