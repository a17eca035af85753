// What happens in the trust, one deed after the other, each at its own time.
import { inventedTimes } from '#sample-data/times.ts';
import type { By } from '#server/audit-log.ts';
import type { House } from '#server/context.ts';

export interface Deed {
  at: Date;
  act: (house: House) => Promise<unknown>;
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
  return inventedTimes(Math.round(days), daysBefore(now, days + 1.5), daysBefore(now, days))();
}

export function by({ id, isAdmin, origin }: Worker): By & { actorId: number; isAdmin: boolean } {
  return { actorId: id, isAdmin, origin };
}

/** Does them in the order of their times, with the clock of the house at each. */
export async function happen(house: House, deeds: readonly Deed[]): Promise<void> {
  const inOrder = [...deeds].sort((a, b) => a.at.getTime() - b.at.getTime());
  for (const { at, act } of inOrder) await act({ ...house, now: () => at });
}
