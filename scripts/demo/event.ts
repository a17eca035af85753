// What happens in the trust, one deed after the other, each at its own time.
import { sampleTimes } from '#sample-data/times.ts';
import type { AuditActor } from '#server/audit-log.ts';
import type { AppContext } from '#server/context.ts';

export interface DemoEvent {
  at: Date;
  act: (ctx: AppContext) => Promise<unknown>;
}

/** Somebody with an account, from the moment in which they have one. */
export interface Worker {
  id: number;
  name: string;
  isAdmin: boolean;
  origin: string;
}

const DAY = 24 * 60 * 60_000;

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY);
}

/** In working hours, about that many days before. */
export function workingHour(now: Date, days: number): Date {
  return sampleTimes(Math.round(days), daysBefore(now, days + 1.5), daysBefore(now, days))();
}

export function by({
  id,
  isAdmin,
  origin,
}: Worker): AuditActor & { actorId: number; isAdmin: boolean } {
  return { actorId: id, isAdmin, origin };
}

/** Does them in the order of their times, with the clock of the house at each. */
export async function runEvents(ctx: AppContext, events: readonly DemoEvent[]): Promise<void> {
  const inOrder = [...events].sort((a, b) => a.at.getTime() - b.at.getTime());
  for (const { at, act } of inOrder) await act({ ...ctx, now: () => at });
}
