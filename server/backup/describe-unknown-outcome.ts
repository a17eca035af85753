// The audit log shows whether the data was replaced.
import { UnknownOutcomeError } from '../db/errors/unknown-outcome-error.ts';
import type { RebuildOptions } from './rebuild-database.ts';

export function describeUnknownOutcome(
  error: UnknownOutcomeError,
  { event, now }: Pick<RebuildOptions, 'event' | 'now'>,
  next: string,
): UnknownOutcomeError {
  return new UnknownOutcomeError(
    `${error.message}
When it can be reached again, this gives 1 if all was replaced; 0, or that there is no such table, if nothing was. The time is when this began, in UTC.

  select count(*) from audit_log where action = '${event.action}' and at = '${now.toISOString()}'

${next}`,
    { cause: error },
  );
}
