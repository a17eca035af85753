import type { VolunteerActivity } from '#domain/volunteers/volunteer-activity-schema.ts';
import { mondayOf } from '../../../messages/format-time.ts';
import { call } from '../../api/client.ts';
import type { Loaded } from '../../api/load.ts';
import { loadRecord } from '../../api/load-record.ts';

export type Activity = Loaded<{ data: VolunteerActivity }>;

export function loadActivity(sentId: string, now: Date, signal: AbortSignal): Promise<Activity> {
  const query = { this_week: mondayOf(now).toISOString() };
  return loadRecord(sentId, 'volunteerNotFound', (id) =>
    call('readVolunteerActivity', { id, query, signal }),
  );
}
