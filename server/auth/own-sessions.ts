import type { OwnSession } from '#domain/volunteers/session-schema.ts';
import { type RequestActor, writeAudit } from '../audit-log/audit-log.ts';
import type { AppContext } from '../context.ts';
import { requireVolunteer } from '../volunteers/store.ts';
import type { SignedInActor } from './actor.ts';
import { endSessionsOf, isExpired } from './sessions.ts';

/** The current one, then the last used first. */
export async function listOwnSessions(
  ctx: AppContext,
  { id, is_admin, sessionHash }: SignedInActor,
): Promise<OwnSession[]> {
  const sessions = await ctx.db
    .selectFrom('sessions')
    .select(['token_hash', 'user_agent', 'created_at', 'last_seen_at'])
    .where('volunteer_id', '=', id)
    .orderBy('last_seen_at', 'desc')
    .execute();
  return sessions
    .filter((session) => !isExpired(ctx, session, is_admin))
    .map(({ token_hash, ...session }) => ({ ...session, current: token_hash === sessionHash }))
    .toSorted((one, other) => Number(other.current) - Number(one.current));
}

export async function endOtherSessions(
  ctx: AppContext,
  { id, by }: { id: number; by: RequestActor & Pick<SignedInActor, 'sessionHash'> },
): Promise<void> {
  await requireVolunteer(ctx, id);
  const event = { by, action: 'endSessions', entity: 'volunteer', id } as const;
  await ctx.db.transaction().execute(async (transaction) => {
    await endSessionsOf(transaction, id, by.sessionHash);
    await writeAudit(transaction, event, ctx.now());
  });
}
