// A code at sign-in besides the password, for accounts that want one (docs/decisions/0056).
import { randomUUID } from 'node:crypto';
import { fail, problem, validationError } from '#domain/problems.ts';
import { toAsciiDigits } from '#domain/text/text.ts';
import { fieldError } from '#domain/validation.ts';
import type {
  SecondFactorSetup,
  SecondFactorState,
} from '#domain/volunteers/second-factor-schema.ts';
import { type AuditActor, writeAudit } from '../../audit-log/audit-log.ts';
import type { AppContext } from '../../context.ts';
import { siteOrigin } from '../../site/page-placeholders.ts';
import { tryDecrypt } from '../../vault/vault.ts';
import { countCodes, hashRecoveryCodes, newRecoveryCodes, withoutCode } from './recovery-codes.ts';
import { newSecret, otpauthUri, stepOf } from './totp.ts';

export const secretLocation = (uid: string) => `second_factors|${uid}|secret`;

export async function readSecondFactor(ctx: AppContext, id: number): Promise<SecondFactorState> {
  const factor = await findConfirmed(ctx, id);
  return {
    enabled: factor !== undefined,
    recovery_codes: factor ? countCodes(factor.recovery_hashes) : 0,
  };
}

/** Nothing is asked for until the app's first code confirms it. @throws Problem secondFactorEnabled */
export async function beginSecondFactor(
  ctx: AppContext,
  { id, email }: { id: number; email: string },
): Promise<SecondFactorSetup> {
  const secret = newSecret();
  const uid = randomUUID();
  const secret_encrypted = ctx.vault.encrypt(secret, secretLocation(uid));
  const { numInsertedOrUpdatedRows } = await ctx.db
    .insertInto('second_factors')
    .values({ volunteer_id: id, uid, secret_encrypted })
    .onConflict((row) =>
      row
        .column('volunteer_id')
        .doUpdateSet({ uid, secret_encrypted })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) throw problem('secondFactorEnabled');
  return { secret, uri: otpauthUri(secret, new URL(siteOrigin(ctx.config)).host, email) };
}

/** @returns recovery codes, which are shown only now @throws Problem secondFactorEnabled, secondFactorNotBegun, brokenRule */
export async function confirmSecondFactor(
  ctx: AppContext,
  id: number,
  code: string,
  by: AuditActor,
): Promise<string[]> {
  const wrong = validationError([fieldError('code', 'codeWrong')]);
  if (code.trim() === '') throw wrong;
  const factor = (await find(ctx, id)) ?? fail('secondFactorNotBegun');
  if (factor.confirmed_at !== null) throw problem('secondFactorEnabled');
  const secret = ctx.vault.decrypt(factor.secret_encrypted, secretLocation(factor.uid));
  const step = stepOf(secret, digitsOf(code), ctx.now());
  if (step === undefined) throw wrong;
  const codes = newRecoveryCodes();
  const at = ctx.now().toISOString();
  await ctx.db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('second_factors')
      .set({ confirmed_at: at, last_step: step, recovery_hashes: hashRecoveryCodes(codes) })
      .where('volunteer_id', '=', id)
      .where('uid', '=', factor.uid)
      .where('confirmed_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows !== 1n) throw problem('secondFactorNotBegun');
    const event = { by, action: 'enableSecondFactor', thing: 'volunteer', id } as const;
    await writeAudit(transaction, event, ctx.now());
  });
  return codes;
}

/** Does nothing if there is none. */
export async function removeSecondFactor(
  { db, now }: AppContext,
  id: number,
  by: AuditActor,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('second_factors')
      .where('volunteer_id', '=', id)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) return;
    const event = { by, action: 'disableSecondFactor', thing: 'volunteer', id } as const;
    await writeAudit(transaction, event, now());
  });
}

/** @returns false for a wrong code, and for one that has been used @throws Problem codeRequired */
export async function passesSecondFactor(
  ctx: AppContext,
  id: number,
  code: string,
): Promise<boolean> {
  const factor = await findConfirmed(ctx, id);
  if (!factor) return true;
  if (code.trim() === '') throw problem('codeRequired');
  const secret = tryDecrypt(ctx.vault, factor.secret_encrypted, secretLocation(factor.uid));
  const step = secret && stepOf(secret, digitsOf(code), ctx.now());
  if (step) {
    const { numUpdatedRows } = await ctx.db
      .updateTable('second_factors')
      .set({ last_step: step })
      .where('volunteer_id', '=', id)
      .where('last_step', '<', step)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }
  const left = withoutCode(factor.recovery_hashes, toAsciiDigits(code));
  if (left === undefined) return false;
  const { numUpdatedRows } = await ctx.db
    .updateTable('second_factors')
    .set({ recovery_hashes: left })
    .where('volunteer_id', '=', id)
    .where('recovery_hashes', '=', factor.recovery_hashes)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

async function findConfirmed(ctx: AppContext, id: number) {
  const factor = await find(ctx, id);
  return factor && factor.confirmed_at !== null ? factor : undefined;
}

function find({ db }: AppContext, id: number) {
  return db
    .selectFrom('second_factors')
    .selectAll()
    .where('volunteer_id', '=', id)
    .executeTakeFirst();
}

/** Apps show `123 456`. */
const digitsOf = (code: string) => toAsciiDigits(code).replaceAll(/\s/g, '');
