// Interprets a response to an operation. Only a response of the program itself acknowledges it: captive portals
// answer 200, too.
import { Problem } from '#domain/problems.ts';
import { isNoResponse, isRetryableStatus, LocalProblem } from '../../../messages/errors.ts';

/** Why nothing is sent at the moment. `foreign`: the response came from a proxy or a captive portal. */
export type BlockedReason = 'offline' | 'server' | 'foreign' | 'signIn';

export type Answer =
  | { kind: 'refused'; problem: Problem }
  /** `retryAfter`: the seconds that the server asks for, or 0. */
  | { kind: 'retry'; blocked: BlockedReason; seconds: number; retryAfter: number };

const FIRST_SECONDS = 1;
const MAX_SECONDS = 300;
/** Seconds. A limit for each day ends within one; a proxy may ask for anything. */
const MAX_RETRY_AFTER = 86_400;
const NETWORK_AUTHENTICATION_REQUIRED = 511;

/** @param tries number of earlier attempts @param random 0 to 1 */
export function answerOf(error: unknown, tries: number, random = Math.random()): Answer {
  const retry = (blocked: BlockedReason, seconds: number, requestedSeconds = 0): Answer => {
    const retryAfter = Math.min(requestedSeconds, MAX_RETRY_AFTER);
    return { kind: 'retry', blocked, seconds: Math.max(seconds, retryAfter), retryAfter };
  };
  const seconds = backoffSeconds(tries, random);
  if (isNoResponse(error)) return retry('offline', seconds);
  if (error instanceof LocalProblem) {
    // A proxy says with 502 or 504 that the program is away; a captive portal answers 200 or leads elsewhere.
    const { foreignStatus = 0 } = error;
    const isAway = foreignStatus >= 500 && foreignStatus !== NETWORK_AUTHENTICATION_REQUIRED;
    return retry(isAway ? 'server' : 'foreign', seconds);
  }
  if (!(error instanceof Problem)) return retry('offline', seconds);
  if (error.status === 401) return retry('signIn', MAX_SECONDS);
  return isRetryableStatus(error.status)
    ? retry('server', seconds, error.retryAfter)
    : { kind: 'refused', problem: error };
}

/** Doubles with each attempt, up to five minutes; randomised, so that phones do not send all at once. */
export function backoffSeconds(tries: number, random: number): number {
  return Math.min(FIRST_SECONDS * 2 ** tries, MAX_SECONDS) * (0.5 + random / 2);
}
