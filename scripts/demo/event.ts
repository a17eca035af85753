import { DAY_MS } from '#domain/durations.ts';
import { sampleTimes } from '#sample-data/times.ts';
import type { RequestActor } from '#server/audit-log/audit-log.ts';
import type { AppContext } from '#server/context.ts';

export interface DemoEvent {
  at: Date;
  act: (ctx: AppContext) => Promise<unknown>;
}

export interface Worker {
  id: number;
  name: string;
  isAdmin: boolean;
  origin: string;
}

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

export function workingHour(now: Date, days: number): Date {
  return sampleTimes(Math.round(days), daysBefore(now, days + 1.5), daysBefore(now, days))();
}

export function by({ id, isAdmin, origin }: Worker): RequestActor {
  return { id, is_admin: isAdmin, origin };
}

/** The clock is set to each event's time. */
export async function runEvents(ctx: AppContext, events: readonly DemoEvent[]): Promise<void> {
  const inOrder = [...events].sort((a, b) => a.at.getTime() - b.at.getTime());
  for (const { at, act } of inOrder) await act({ ...ctx, now: () => at });
}
