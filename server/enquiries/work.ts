import type { Kysely } from 'kysely';
import type { EnquiryWork, ReceivedEnquiry } from '#domain/enquiries/enquiry-schema.ts';
import { isId } from '#domain/ids.ts';
import { ensureVersion, fail, validationError } from '#domain/problems.ts';
import type { RuleCode } from '#domain/rule-messages.ts';
import { fieldError } from '#domain/validation.ts';
import { type AuditActor, writeAudit } from '../audit-log/audit-log.ts';
import type { AppContext } from '../context.ts';
import type { Tables } from '../db/tables.ts';
import type { Log } from '../log.ts';
import { readEnquiry } from './store.ts';

interface WorkRequest {
  id: number;
  work: EnquiryWork;
  by: AuditActor;
  /** The version that the admin has read; undefined accepts every version. */
  expectedVersion: number | undefined;
}

/** Omitted fields stay. @throws Problem queryNotFound, staleEnquiry */
export async function workOnEnquiry(
  ctx: AppContext,
  log: Log,
  { id, work, by, expectedVersion }: WorkRequest,
): Promise<ReceivedEnquiry> {
  const { state, note, survey_id, volunteer_id } = work;
  const now = ctx.now().toISOString();
  return ctx.db.transaction().execute(async (transaction) => {
    const selection = transaction
      .selectFrom('enquiries')
      .select(['version', 'read_at'])
      .where('id', '=', id)
      .where('deleted_at', 'is', null);
    const { version, read_at } =
      (await ctx.dialect.forUpdate(selection).executeTakeFirst()) ?? fail('queryNotFound');
    ensureVersion(version, expectedVersion, 'staleEnquiry');
    await ensureExists(ctx, transaction, { field: 'survey_id', id: survey_id });
    await ensureExists(ctx, transaction, { field: 'volunteer_id', id: volunteer_id });
    await transaction
      .updateTable('enquiries')
      .set({
        ...(state && { state }),
        ...(state === 'answered' && { read_at: read_at ?? now }),
        ...(note !== undefined && { note }),
        ...(survey_id !== undefined && { survey_id }),
        ...(volunteer_id !== undefined && { volunteer_id }),
        version: version + 1,
        handled_by: by.id,
        handled_at: now,
      })
      .where('id', '=', id)
      .execute();
    await writeAudit(transaction, { by, action: 'update', entity: 'query', id }, ctx.now());
    return readEnquiry({ ...ctx, db: transaction }, log, id);
  });
}

const LINKS = {
  survey_id: { table: 'surveys', rule: 'notId' },
  volunteer_id: { table: 'volunteers', rule: 'volunteerInactive' },
} as const satisfies Record<string, { table: keyof Tables; rule: RuleCode }>;

/** The lock keeps the row from being erased meanwhile. @throws Problem brokenRule when there is no such row */
async function ensureExists(
  { dialect }: AppContext,
  db: Kysely<Tables>,
  { field, id }: { field: keyof typeof LINKS; id: number | null | undefined },
): Promise<void> {
  if (id === null || id === undefined) return;
  const { table, rule } = LINKS[field];
  const row = isId(id)
    ? await dialect
        .forUpdate(db.selectFrom(table).select('id').where('id', '=', id))
        .executeTakeFirst()
    : undefined;
  if (!row) throw validationError([fieldError(field, rule)]);
}
