// What a volunteer has been doing: the figures of the admin's page about one of them.
import * as z from 'zod';
import { survey } from '../surveys/survey-schema.ts';

const time = z.iso.datetime();
/** No week of ours is outside it, and no week in it has a year that text cannot sort. */
const THIS_MILLENNIUM = /^2\d{3}-/;

export const activityQuery = z.object({
  /** When the reader's own week began: only the reader knows the zone. */
  this_week: z.preprocess(
    (sent) => (sent === '' ? undefined : sent),
    time.regex(THIS_MILLENNIUM).optional(),
  ),
});

export const volunteerActivity = z.strictObject({
  entries: z.int(),
  last_7_days: z.int(),
  adults: z.int(),
  children: z.int(),
  last_entry_at: time.nullable(),
  last_sign_in_at: time.nullable(),
  /** In the last thirty days. */
  failed_sign_ins: z.int(),
  last_failed_sign_in_at: time.nullable(),
  /** Twelve, the oldest first. */
  weeks: z.array(z.strictObject({ from: time, entries: z.int() })),
  /** The newest four, with masked identity numbers. */
  latest: z.array(survey),
});
export type VolunteerActivity = z.infer<typeof volunteerActivity>;
