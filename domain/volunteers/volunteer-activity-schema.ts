import * as z from 'zod';
import { optional } from '../schemas/query-schemas.ts';
import { survey } from '../surveys/survey-schema.ts';

const time = z.iso.datetime();
/** Weeks keep years of four digits, so that times sort as text. */
const THIS_MILLENNIUM = /^2\d{3}-/;

export const activityQuery = z.object({
  /** The start of the reader's week: only the browser knows its time zone. */
  this_week: optional(time.regex(THIS_MILLENNIUM)),
});

export const volunteerActivity = z.strictObject({
  entries: z.int(),
  last_7_days: z.int(),
  adults: z.int(),
  children: z.int(),
  last_entry_at: time.nullable(),
  last_sign_in_at: time.nullable(),
  failed_sign_ins: z.int(),
  last_failed_sign_in_at: time.nullable(),
  weeks: z.array(z.strictObject({ from: time, entries: z.int() })),
  latest: z.array(survey),
});
export type VolunteerActivity = z.infer<typeof volunteerActivity>;
