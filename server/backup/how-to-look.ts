// Where nobody knows whether what was built has taken its place: the log has the deed, or has it not.
import { EndUnknown } from '../db/unknown-outcome-error.ts';
import type { Anew } from './rebuild-database.ts';

/** @param next what is to be done then */
export function sayHowToLook(
  error: EndUnknown,
  { deed, now }: Pick<Anew, 'deed' | 'now'>,
  next: string,
): EndUnknown {
  return new EndUnknown(
    `${error.message}
When it can be reached again, this gives 1 if all was replaced; 0, or that there is no such table, if nothing was. The time is when this began, in UTC.

  select count(*) from activity where action = '${deed.action}' and at = '${now.toISOString()}'

${next}`,
    { cause: error },
  );
}
