import type { DeviceTime } from '#domain/surveys/outbox/recorded-at.ts';
import type { SurveyInput } from '#domain/surveys/survey-schema.ts';
import type { ByPerson } from '../../audit-log.ts';
import type { AppContext } from '../../context.ts';
import { createOnce } from '../../idempotency/create-once.ts';
import type { OwnedSnapshot } from '../change-survey.ts';
import { createSurvey, type Owner } from '../store.ts';
import { findStoredReply, type KeyedOperation } from './stored-replies.ts';

interface CreateRequest {
  draft: SurveyInput;
  device: DeviceTime;
  householdId: string | null | undefined;
  differentFrom?: readonly number[] | undefined;
  /** Throws what forbids the entry. Called only for a new one; a repeated request gets the stored reply. */
  findOwner: () => Promise<Owner>;
  by: ByPerson;
  idempotencyKey: string | undefined;
}

export async function idempotentCreate(
  ctx: AppContext,
  { draft, device, householdId, differentFrom, findOwner, by, idempotencyKey }: CreateRequest,
): Promise<OwnedSnapshot> {
  const sent = { device, householdId, differentFrom };
  if (!idempotencyKey) return createSurvey(ctx, draft, await findOwner(), by, sent);
  const operation: KeyedOperation = { key: idempotencyKey, action: 'create', draft };
  return createOnce(
    ctx,
    () => findStoredReply(ctx, ctx.db, by, operation),
    async () => createSurvey(ctx, draft, await findOwner(), by, { ...sent, operation }),
  );
}
