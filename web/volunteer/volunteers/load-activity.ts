import { problem } from '#domain/problems.ts';
import type { VolunteerActivity } from '#domain/volunteer-activity-shape.ts';
import { call } from '../call.ts';
import { type Loaded, load } from '../load.ts';
import { recordId } from '../record-id.ts';
import { mondayOf } from '../time.ts';

export type Activity = Loaded<{ data: VolunteerActivity }>;

export async function loadActivity(
  sentId: string,
  now: Date,
  signal: AbortSignal,
): Promise<Activity> {
  const id = recordId(sentId);
  if (id === null) return { data: null, problem: problem('volunteerNotFound') };
  const query = { this_week: mondayOf(now).toISOString() };
  return load(call('readVolunteerActivity', { id, query, signal }));
}
