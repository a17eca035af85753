// A try at a password is refused, counted and recorded alike at sign-in and wherever it is asked again.
import { type NewAuditEvent, writeAudit } from '../audit-log/audit-log.ts';
import type { AppContext } from '../context.ts';
import { networkOf } from '../rate-limit/network.ts';
import type { VolunteerRow } from '../volunteers/api-volunteer.ts';
import type { Guard } from './password-hasher.ts';
import { type Attempt, countFailure, refuseIfRateLimited } from './sign-in-limit.ts';

const REMEMBERED_SIGN_INS = 100;
const FIRST_ADMIN = 1;

export function passwordAttempt(
  ctx: AppContext,
  account: VolunteerRow | undefined,
  email: string,
  clientIp: string,
): Attempt {
  return { email, clientIp, isKnownNetwork: () => isKnownNetwork(ctx, account, clientIp) };
}

/** @param failure the audit event for a wrong password */
export function createGuard(ctx: AppContext, attempt: Attempt, failure: NewAuditEvent): Guard {
  return {
    before: () => refuseIfRateLimited(ctx, attempt),
    onWrong: () => recordFailure(ctx, attempt, failure),
  };
}

/** One transaction counts and records, so the limit bounds the log. Typed text may be a password: never logged. */
export async function recordFailure(
  ctx: AppContext,
  attempt: Attempt,
  failure: NewAuditEvent,
): Promise<void> {
  await ctx.db.transaction().execute(async (transaction) => {
    await writeAudit(transaction, failure, ctx.now());
    await countFailure({ ...ctx, db: transaction }, attempt);
  });
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
