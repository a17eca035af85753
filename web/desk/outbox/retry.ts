// What an answer means for an operation. Only a reply of the program itself is a receipt: captive portals answer
// 200, too.
import { Problem } from '#domain/problems.ts';
import { isNoResponse, LocalProblem } from '../../messages/errors.ts';

/** Why nothing is sent at the moment. `foreign`: somebody else answered, such as a proxy or a portal. */
export type Hindrance = 'offline' | 'server' | 'foreign' | 'signIn';

export type Answer =
  | { kind: 'refused'; problem: Problem }
  | { kind: 'later'; hindrance: Hindrance; seconds: number };

const FIRST_SECONDS = 1;
const MAX_SECONDS = 300;
const LATER = [408, 425, 429];

/** @param tries how often the operation was sent before @param random 0 to 1 */
export function answerOf(error: unknown, tries: number, random = Math.random()): Answer {
  const seconds = backoffSeconds(tries, random);
  if (isNoResponse(error)) return { kind: 'later', hindrance: 'offline', seconds };
  if (error instanceof LocalProblem) return { kind: 'later', hindrance: 'foreign', seconds };
  if (!(error instanceof Problem)) return { kind: 'later', hindrance: 'offline', seconds };
  if (error.status === 401) return { kind: 'later', hindrance: 'signIn', seconds: MAX_SECONDS };
  const isLater = error.status >= 500 || LATER.includes(error.status);
  if (!isLater) return { kind: 'refused', problem: error };
  return { kind: 'later', hindrance: 'server', seconds: Math.max(seconds, error.retryAfter ?? 0) };
}

/** Doubles with each try, up to five minutes; spread, so that phones do not come all at once. */
export function backoffSeconds(tries: number, random: number): number {
  return Math.min(FIRST_SECONDS * 2 ** tries, MAX_SECONDS) * (0.5 + random / 2);
}
