import type { VolunteerActivity } from '#domain/volunteer-activity-shape.ts';
import { call } from '../call.ts';
import type { Loaded } from '../load.ts';
import { loadRecord } from '../load-record.ts';
import { mondayOf } from '../time.ts';

export type Activity = Loaded<{ data: VolunteerActivity }>;

export function loadActivity(sentId: string, now: Date, signal: AbortSignal): Promise<Activity> {
  const query = { this_week: mondayOf(now).toISOString() };
  return loadRecord(sentId, 'volunteerNotFound', (id) =>
    call('readVolunteerActivity', { id, query, signal }),
  );
}
