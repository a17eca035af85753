import type { Transaction } from 'kysely';
import { DAY_MS } from '#domain/durations.ts';
import { Problem, problem } from '#domain/problems.ts';
import { type AuditEvent, writeAudit } from '../audit-log/audit-log.ts';
import type { AppContext } from '../context.ts';
import type { Tables } from '../db/tables.ts';
import { createDailyLimit } from '../rate-limit/daily-limit.ts';
import { networkOf } from '../rate-limit/network.ts';
import type { VolunteerRow } from '../volunteers/api-volunteer.ts';
import { findByEmail } from '../volunteers/store.ts';
import type { Guard, Passwords } from './passwords.ts';
import { requireSecondFactor } from './second-factor/second-factor.ts';
import { openSession } from './sessions.ts';
import { type Attempt, countFailure, refuseIfRateLimited, resetFailures } from './sign-in-limit.ts';

const REMEMBERED_SIGN_INS = 100;
const FIRST_ADMIN = 1;

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
export function createSignIn(ctx: AppContext, passwords: Passwords): SignIn {
  const signInLimit = createDailyLimit(ctx);
  return async ({ email, password, clientIp, userAgent, code }) => {
    const account = await findByEmail(ctx, email);
    const attempt = passwordAttempt(ctx, account, email, clientIp);
    const failure: AuditEvent = {
      by: { id: null, origin: clientIp },
      action: 'signInFailed',
      thing: 'volunteer',
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
    const event = { by, action: 'signIn', thing: 'volunteer' } as const;
    const open = ctx.db.transaction().execute(async (transaction) => {
      const session = await openSession(ctx, transaction, {
        volunteerId: id,
        passwordHash: password_hash,
        userAgent,
      });
      await requireSecondFactor({ ...ctx, db: transaction }, id, code, by);
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

export function passwordAttempt(
  ctx: AppContext,
  account: VolunteerRow | undefined,
  email: string,
  clientIp: string,
): Attempt {
  return { email, clientIp, isKnownNetwork: () => isKnownNetwork(ctx, account, clientIp) };
}

/** @param failure the audit event for a wrong password */
export function createGuard(ctx: AppContext, attempt: Attempt, failure: AuditEvent): Guard {
  return {
    before: () => refuseIfRateLimited(ctx, attempt),
    onWrong: () => recordFailure(ctx, attempt, failure),
  };
}

/** One transaction counts and records, so the limit bounds the log. Typed text may be a password: never logged. */
async function recordFailure(
  ctx: AppContext,
  attempt: Attempt,
  failure: AuditEvent,
): Promise<void> {
  await ctx.db.transaction().execute(async (transaction) => {
    await writeAudit(transaction, failure, ctx.now());
    await countFailure({ ...ctx, db: transaction }, attempt);
  });
}

/** A stolen password alone ends here. New networks are recorded once a day for each address. */
async function recordCodeAsked(
  ctx: AppContext,
  { isKnownNetwork }: Attempt,
  { by, thing, id }: AuditEvent,
): Promise<void> {
  if (await isKnownNetwork()) return;
  const dayAgo = new Date(ctx.now().getTime() - DAY_MS).toISOString();
  const recorded = await ctx.db
    .selectFrom('audit_log')
    .select('id')
    .where('thing', '=', thing)
    .where('thing_id', '=', id)
    .where('action', '=', 'codeAsked')
    .where('origin', '=', by.origin)
    .where('at', '>', dayAgo)
    .executeTakeFirst();
  if (!recorded) await writeAudit(ctx.db, { by, action: 'codeAsked', thing, id }, ctx.now());
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

async function isKnownNetwork(
  { db }: AppContext,
  account: VolunteerRow | undefined,
  clientIp: string,
): Promise<boolean> {
  // An unknown address takes as long as a known one.
  const earlier = await db
    .selectFrom('audit_log')
    .select('origin')
    .where('actor_id', '=', account?.id ?? FIRST_ADMIN)
    .where('action', '=', 'signIn')
    .orderBy('id', 'desc')
    .limit(REMEMBERED_SIGN_INS)
    .execute();
  const network = networkOf(clientIp);
  // All networks are compared, whichever matches, so that the time tells nothing.
  const networks = earlier.map(({ origin }) => networkOf(origin));
  return networks.includes(network) && account !== undefined;
}
