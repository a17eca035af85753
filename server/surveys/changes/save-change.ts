import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import type { AuditAction } from '#domain/audit-log/audit-log.ts';
import { omit } from '#domain/collections/pick.ts';
import { type DeviceTimeFields, recordedAt } from '#domain/surveys/outbox/recorded-at.ts';
import { type RequestActor, writeAudit } from '../../audit-log/audit-log.ts';
import type { AppContext } from '../../context.ts';
import type { Tables } from '../../db/tables.ts';
import { recordCorrection } from '../corrections/corrections.ts';
import { DERIVED_COLUMNS, type SurveyRow } from '../survey-columns.ts';
import type { OwnedSurvey } from './lock-survey.ts';

const OWNER_COLUMNS = ['volunteer_name', 'volunteer_deleted_at'] as const;

interface ChangeToSave {
  row: OwnedSurvey;
  columns: Partial<OwnedSurvey>;
  action: AuditAction;
  by: RequestActor;
  device?: DeviceTimeFields | undefined;
}

/** A change without differences creates no version. */
export async function saveChange(
  ctx: Pick<AppContext, 'now'>,
  transaction: Kysely<Tables>,
  { row, columns, action, by, device }: ChangeToSave,
): Promise<OwnedSurvey> {
  if (isDeepStrictEqual({ ...row, ...columns }, { ...row })) return row;
  const changed = await transaction
    .updateTable('surveys')
    .set({
      ...omit(columns, OWNER_COLUMNS),
      version: row.version + 1,
      updated_at: ctx.now().toISOString(),
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const isByOwner = [row, changed].every(({ volunteer_id }) => volunteer_id === by.id);
  await saveVersion(ctx, transaction, { row: changed, action, by, device, isByOwner });
  return { ...row, ...columns, ...changed };
}

interface VersionToSave {
  row: SurveyRow;
  action: AuditAction;
  by: RequestActor;
  device?: DeviceTimeFields | undefined;
  isByOwner?: boolean;
}

export async function saveVersion(
  ctx: Pick<AppContext, 'now'>,
  transaction: Kysely<Tables>,
  { row, action, by, device = {}, isByOwner = false }: VersionToSave,
): Promise<void> {
  const recorded = recordedAt(device, new Date(row.updated_at))?.toISOString() ?? null;
  await transaction
    .insertInto('survey_versions')
    .values({
      survey_id: row.id,
      version: row.version,
      at: row.updated_at,
      by: by.id,
      snapshot: JSON.stringify(omit(row, DERIVED_COLUMNS)),
      recorded_at: recorded,
    })
    .execute();
  if (isByOwner && (action === 'update' || action === 'revert')) {
    await recordCorrection(ctx, transaction, {
      entry: row,
      by,
      madeAt: recorded ?? row.updated_at,
    });
  }
  await writeAudit(transaction, { by, action, entity: 'survey', id: row.id }, ctx.now());
}
