import { setTimeout } from 'node:timers/promises';

/** @returns undefined if the work takes longer; it goes on nevertheless */
export function waitAtMost<Result>(
  ms: number,
  work: Promise<Result> | undefined,
): Promise<Result | undefined> {
  return Promise.race([work, setTimeout(ms, undefined, { ref: false })]);
}
