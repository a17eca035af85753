import { randomUUID } from 'node:crypto';
import { MINUTE_MS } from '#domain/durations.ts';
import { fail, problem } from '#domain/problems.ts';
import type {
  SecondFactorSetup,
  SecondFactorState,
} from '#domain/volunteers/second-factor-schema.ts';
import { type AuditActor, type RequestActor, writeAudit } from '../../audit-log/audit-log.ts';
import type { AppContext } from '../../context.ts';
import { siteOrigin } from '../../site/page-placeholders.ts';
import { tryDecrypt } from '../../vault/vault.ts';
import { countRecoveryCodes, hashRecoveryCodes, newRecoveryCodes } from './recovery-codes.ts';
import { findSecondFactor, isEnabled, normaliseCode, secretLocation } from './second-factor.ts';
import { newSecret, otpauthUri, stepOf } from './totp.ts';

const SETUP_MS = 15 * MINUTE_MS;

export async function readSecondFactor(ctx: AppContext, id: number): Promise<SecondFactorState> {
  const factor = await findSecondFactor(ctx, id);
  const enabled = isEnabled(factor);
  return { enabled, recovery_codes: enabled ? countRecoveryCodes(factor.recovery_hashes) : 0 };
}

/** The app's first code must confirm it. @throws Problem secondFactorEnabled */
export async function beginSecondFactor(
  ctx: AppContext,
  { id, email }: { id: number; email: string },
): Promise<SecondFactorSetup> {
  const secret = newSecret();
  const uid = randomUUID();
  const begun = {
    uid,
    secret_encrypted: ctx.vault.encrypt(secret, secretLocation(uid)),
    begun_at: ctx.now().toISOString(),
  };
  const { numInsertedOrUpdatedRows } = await ctx.db
    .insertInto('second_factors')
    .values({ volunteer_id: id, ...begun })
    .onConflict((row) =>
      row
        .column('volunteer_id')
        .doUpdateSet(begun)
        .where('second_factors.confirmed_at', 'is', null),
    )
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) throw problem('secondFactorEnabled');
  return { secret, uri: otpauthUri(secret, new URL(siteOrigin(ctx.config)).host, email) };
}

/** @returns recovery codes; undefined for a wrong code @throws Problem secondFactorEnabled, secondFactorNotBegun */
export async function confirmSecondFactor(
  ctx: AppContext,
  { code, by }: { code: string; by: RequestActor },
): Promise<string[] | undefined> {
  const { id } = by;
  const factor = (await findSecondFactor(ctx, id)) ?? fail('secondFactorNotBegun');
  if (isEnabled(factor)) throw problem('secondFactorEnabled');
  const age = ctx.now().getTime() - Date.parse(factor.begun_at);
  const secret = tryDecrypt(ctx.vault, factor.secret_encrypted, secretLocation(factor.uid));
  if (secret === undefined || age > SETUP_MS) throw problem('secondFactorNotBegun');
  const step = stepOf(secret, normaliseCode(code), ctx.now());
  if (step === undefined) return undefined;
  const codes = newRecoveryCodes();
  const confirmed = {
    confirmed_at: ctx.now().toISOString(),
    last_step: step,
    recovery_hashes: hashRecoveryCodes(codes),
  };
  await ctx.db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('second_factors')
      .set(confirmed)
      .where('uid', '=', factor.uid)
      .where('confirmed_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows !== 1n) throw problem('secondFactorEnabled');
    const event = { by, action: 'enableSecondFactor', entity: 'volunteer', id } as const;
    await writeAudit(transaction, event, ctx.now());
  });
  return codes;
}

/** Earlier codes become worthless. @throws Problem secondFactorNotBegun */
export async function renewRecoveryCodes(
  { db, now }: AppContext,
  by: RequestActor,
): Promise<string[]> {
  const { id } = by;
  const codes = newRecoveryCodes();
  await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('second_factors')
      .set({ recovery_hashes: hashRecoveryCodes(codes) })
      .where('volunteer_id', '=', id)
      .where('confirmed_at', 'is not', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows !== 1n) throw problem('secondFactorNotBegun');
    const event = { by, action: 'renewRecoveryCodes', entity: 'volunteer', id } as const;
    await writeAudit(transaction, event, now());
  });
  return codes;
}

export async function removeSecondFactor(
  { db, now }: AppContext,
  { id, by }: { id: number; by: AuditActor },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('second_factors')
      .where('volunteer_id', '=', id)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) return;
    const event = { by, action: 'disableSecondFactor', entity: 'volunteer', id } as const;
    await writeAudit(transaction, event, now());
  });
}
