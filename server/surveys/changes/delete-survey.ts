import { DAY_MS, SECOND_MS } from '#domain/durations.ts';
import { ensure, ensureVersion } from '#domain/problems.ts';
import { type DeviceTimeFields, recordedAt } from '#domain/surveys/outbox/recorded-at.ts';
import { LATE_UNDO_DAYS, UNDO_SECONDS } from '#domain/surveys/survey.ts';
import type { AppContext } from '../../context.ts';
import { ensureNotWithdrawn } from '../consents/consents.ts';
import { lockWithSurvivingEntry, undoMerge } from '../duplicates/undo-merge.ts';
import { deletedBy, LIVE } from '../survey-columns.ts';
import { type ChangeRequest, changeSurvey, ensureCurrent } from './change-survey.ts';
import type { OwnedSnapshot } from './lock-survey.ts';

interface Undo extends Omit<ChangeRequest, 'expectedVersion'> {
  device?: DeviceTimeFields | undefined;
}

export function deleteSurvey(
  ctx: AppContext,
  { id, by, expectedVersion, key }: ChangeRequest,
): Promise<OwnedSnapshot> {
  return changeSurvey(ctx, { action: 'delete', id, by, key }, (row) => {
    ensureCurrent(row, expectedVersion);
    return deletedBy(by.id, ctx.now());
  });
}

/** @throws Problem notDeleted, staleVersion */
export function restoreSurvey(
  ctx: AppContext,
  { id, by, expectedVersion, key }: ChangeRequest,
): Promise<OwnedSnapshot> {
  const change = { action: 'restore', id, by, key, lock: lockWithSurvivingEntry } as const;
  return changeSurvey(ctx, change, async (row, transaction) => {
    ensureVersion(row.version, expectedVersion, 'staleVersion');
    ensure(row.deleted_at !== null, 'notDeleted');
    await ensureNotWithdrawn(transaction, id);
    await undoMerge(ctx, transaction, { id, by });
    return LIVE;
  });
}

/**
 * Only the deleter may undo, within a minute by the device's clock. The request may arrive LATE_UNDO_DAYS later.
 * @throws Problem notDeleted, forbidden, undoTooLate
 */
export function undoDelete(
  ctx: AppContext,
  { id, by, key, device = {} }: Undo,
): Promise<OwnedSnapshot> {
  const change = {
    action: 'undoDelete',
    id,
    by,
    key,
    device,
    lock: lockWithSurvivingEntry,
  } as const;
  return changeSurvey(ctx, change, async ({ deleted_at, deleted_by }, transaction) => {
    ensure(deleted_at !== null, 'notDeleted');
    ensure(deleted_by === by.id);
    const now = ctx.now();
    const since = (time: Date) => time.getTime() - Date.parse(deleted_at);
    const undoMs = UNDO_SECONDS * SECOND_MS;
    const pressedAt = recordedAt(device, now);
    const isPressedInTime = pressedAt !== undefined && since(pressedAt) <= undoMs;
    const isLate = isPressedInTime && since(now) <= LATE_UNDO_DAYS * DAY_MS;
    ensure(isLate || Math.abs(since(now)) <= undoMs, 'undoTooLate');
    await ensureNotWithdrawn(transaction, id);
    await undoMerge(ctx, transaction, { id, by });
    return LIVE;
  });
}
