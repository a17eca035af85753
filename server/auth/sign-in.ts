import type { Transaction } from 'kysely';
import { DAY_MS } from '#domain/durations.ts';
import { Problem, problem } from '#domain/problems.ts';
import { type NewAuditEvent, writeAudit } from '../audit-log/audit-log.ts';
import type { AppContext } from '../context.ts';
import type { Tables } from '../db/tables.ts';
import { createDailyLimit } from '../rate-limit/daily-limit.ts';
import type { VolunteerRow } from '../volunteers/api-volunteer.ts';
import { findByEmail } from '../volunteers/store.ts';
import { createGuard, passwordAttempt, recordFailure } from './password-attempt.ts';
import type { PasswordHasher } from './password-hasher.ts';
import { requireSecondFactor } from './second-factor/second-factor.ts';
import { openSession } from './sessions.ts';
import { type Attempt, resetFailures } from './sign-in-limit.ts';

interface SignInRequest {
  email: string;
  password: string;
  clientIp: string;
  userAgent: string;
  code: string;
}
export type SignIn = (request: SignInRequest) => Promise<{ token: string; account: VolunteerRow }>;

/**
 * Same error and time for an unknown address and a wrong password; only the right one reveals inactivity.
 * @returns a function that throws Problem wrongSignIn, accountInactive, codeRequired, wrongCode, tooManyAttempts
 */
export function createSignIn(ctx: AppContext, passwords: PasswordHasher): SignIn {
  const signInLimit = createDailyLimit(ctx);
  return async ({ email, password, clientIp, userAgent, code }) => {
    const account = await findByEmail(ctx, email);
    const attempt = passwordAttempt(ctx, account, email, clientIp);
    const failure: NewAuditEvent = {
      by: { id: null, origin: clientIp },
      action: 'signInFailed',
      entity: 'volunteer',
      id: account?.id ?? null,
    };
    const guard = createGuard(ctx, attempt, failure);
    const isCorrect = await passwords.verify(password, account?.password_hash, guard);
    if (!account || !isCorrect) throw problem('wrongSignIn');
    if (account.status !== 'active') {
      await recordFailure(ctx, attempt, failure);
      throw problem('accountInactive');
    }
    const { id, password_hash } = account;
    // Only successes count: a stolen password alone must not use up the owner's sign-ins.
    signInLimit.check(id);
    const newHash = passwords.isOutdated(password_hash)
      ? await passwords.hash(password)
      : undefined;
    const by = { id, origin: clientIp };
    const event = { by, action: 'signIn', entity: 'volunteer' } as const;
    const open = ctx.db.transaction().execute(async (transaction) => {
      const session = await openSession(ctx, transaction, {
        volunteerId: id,
        passwordHash: password_hash,
        userAgent,
      });
      await requireSecondFactor({ ...ctx, db: transaction }, { id, code, by });
      signInLimit.count(id);
      if (newHash) await updateHash(transaction, id, newHash);
      await resetFailures({ ...ctx, db: transaction }, attempt);
      await writeAudit(transaction, { ...event, id }, ctx.now());
      return session;
    });
    const token = await open.catch(async (error: unknown) => {
      if (!(error instanceof Problem)) throw error;
      if (error.code === 'wrongCode') {
        await recordFailure(ctx, attempt, { ...failure, action: 'wrongCode' });
      }
      if (error.code === 'codeRequired') await recordCodeAsked(ctx, attempt, failure);
      throw error;
    });
    return { token, account };
  };
}

/** A stolen password alone ends here. New networks are recorded once a day for each address. */
async function recordCodeAsked(
  ctx: AppContext,
  { isKnownNetwork }: Attempt,
  { by, entity, id }: NewAuditEvent,
): Promise<void> {
  if (await isKnownNetwork()) return;
  const dayAgo = new Date(ctx.now().getTime() - DAY_MS).toISOString();
  const recorded = await ctx.db
    .selectFrom('audit_log')
    .select('id')
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .where('action', '=', 'codeAsked')
    .where('origin', '=', by.origin)
    .where('at', '>', dayAgo)
    .executeTakeFirst();
  if (!recorded) await writeAudit(ctx.db, { by, action: 'codeAsked', entity, id }, ctx.now());
}

async function updateHash(
  transaction: Transaction<Tables>,
  id: number,
  newHash: string,
): Promise<void> {
  await transaction
    .updateTable('volunteers')
    .set({ password_hash: newHash })
    .where('id', '=', id)
    .execute();
}
