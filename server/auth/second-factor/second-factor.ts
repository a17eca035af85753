// Asks for a code after the password (docs/decisions/0056-second-factor.md).
import type { Selectable } from 'kysely';
import { problem } from '#domain/problems.ts';
import { toAsciiDigits } from '#domain/text/text.ts';
import { type AuditActor, writeAudit } from '../../audit-log/audit-log.ts';
import type { AppContext } from '../../context.ts';
import type { SecondFactorsTable } from '../../db/tables/volunteers.ts';
import { tryDecrypt } from '../../vault/vault.ts';
import { consumeRecoveryCode } from './recovery-codes.ts';
import { stepOf } from './totp.ts';

type SecondFactor = Selectable<SecondFactorsTable>;

export const secretLocation = (uid: string) => `second_factors|${uid}|secret`;

export function findSecondFactor(
  { db }: Pick<AppContext, 'db'>,
  volunteerId: number,
): Promise<SecondFactor | undefined> {
  return db
    .selectFrom('second_factors')
    .selectAll()
    .where('volunteer_id', '=', volunteerId)
    .executeTakeFirst();
}

/** False until the app's first code. */
export function isEnabled(
  factor: SecondFactor | undefined,
): factor is SecondFactor & { confirmed_at: string } {
  return typeof factor?.confirmed_at === 'string';
}

/** Apps show `123 456`, keyboards write digits of other scripts. */
export const normaliseCode = (code: string) => toAsciiDigits(code).replaceAll(/\s/g, '');

/** Each code counts once, also for concurrent requests. @throws Problem codeRequired, wrongCode */
export async function requireSecondFactor(
  ctx: AppContext,
  { id, code, by }: { id: number; code: string; by: AuditActor },
): Promise<void> {
  const factor = await findSecondFactor(ctx, id);
  if (!isEnabled(factor)) return;
  if (code.trim() === '') throw problem('codeRequired');
  const isRight =
    (await consumeAppCode(ctx, factor, code)) || (await redeemRecoveryCode(ctx, factor, code, by));
  if (!isRight) throw problem('wrongCode');
}

async function consumeAppCode(
  ctx: AppContext,
  factor: SecondFactor,
  code: string,
): Promise<boolean> {
  const { uid, secret_encrypted } = factor;
  const secret = tryDecrypt(ctx.vault, secret_encrypted, secretLocation(uid));
  const step = secret === undefined ? undefined : stepOf(secret, normaliseCode(code), ctx.now());
  if (step === undefined) return false;
  const { numUpdatedRows } = await ctx.db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('uid', '=', uid)
    .where('last_step', '<', step)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

async function redeemRecoveryCode(
  ctx: AppContext,
  { uid, volunteer_id, recovery_hashes }: SecondFactor,
  code: string,
  by: AuditActor,
): Promise<boolean> {
  const remaining = consumeRecoveryCode(recovery_hashes, toAsciiDigits(code));
  if (remaining === undefined) return false;
  const { numUpdatedRows } = await ctx.db
    .updateTable('second_factors')
    .set({ recovery_hashes: remaining })
    .where('uid', '=', uid)
    .where('recovery_hashes', '=', recovery_hashes)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) return false;
  const event = { by, action: 'useRecoveryCode', entity: 'volunteer', id: volunteer_id } as const;
  await writeAudit(ctx.db, event, ctx.now());
  return true;
}
