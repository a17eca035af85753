// Where nobody knows whether what was built has taken its place: the log has the deed, or has it not.
import { UnknownOutcomeError } from '../db/unknown-outcome-error.ts';
import type { RebuildOptions } from './rebuild-database.ts';

/** @param next what is to be done then */
export function describeUnknownOutcome(
  error: UnknownOutcomeError,
  { event, now }: Pick<RebuildOptions, 'event' | 'now'>,
  next: string,
): UnknownOutcomeError {
  return new UnknownOutcomeError(
    `${error.message}
When it can be reached again, this gives 1 if all was replaced; 0, or that there is no such table, if nothing was. The time is when this began, in UTC.

  select count(*) from activity where action = '${event.action}' and at = '${now.toISOString()}'

${next}`,
    { cause: error },
  );
}
