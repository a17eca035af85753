import { DAY_MS } from '#domain/durations.ts';
import { NEW_DAYS } from '#domain/surveys/survey.ts';
import type { VolunteerActivity } from '#domain/volunteers/volunteer-activity-schema.ts';
import { countFailedSignIns, findLastSignInAt } from '../audit-log/sign-in-events.ts';
import type { AppContext } from '../context.ts';
import { toApiSurvey } from '../surveys/api-survey.ts';
import { countSurveys } from '../surveys/counts/survey-counts.ts';
import {
  countByPeriod,
  countSince,
  listNewest,
  type Span,
} from '../surveys/volunteer-statistics.ts';
import type { VolunteerRow } from './api-volunteer.ts';

const WEEK_MS = 7 * DAY_MS;
const WEEKS = 12;
const LATEST = 4;
const FAILURES_SHOWN_MS = 30 * DAY_MS;

/** @param thisWeek start of the reader's week, in ISO; by default Monday in UTC */
export async function readActivity(
  ctx: AppContext,
  volunteer: VolunteerRow,
  thisWeek: string | undefined,
): Promise<VolunteerActivity> {
  const now = ctx.now();
  const { id, name } = volunteer;
  const weeks = weeksUpTo(thisWeek ? new Date(thisWeek) : mondayInUtc(now));
  const { adult, child } = await countSurveys(ctx, { deleted: false, ownerId: id });
  const counted = await countByPeriod(ctx, id, weeks);
  const latest = await listNewest(ctx, id, LATEST);
  const failed = await countFailedSignIns(ctx.db, id, new Date(now.getTime() - FAILURES_SHOWN_MS));
  return {
    entries: adult + child,
    last_7_days: await countSince(ctx, id, new Date(now.getTime() - NEW_DAYS * DAY_MS)),
    adults: adult,
    children: child,
    last_entry_at: latest[0]?.created_at ?? null,
    last_sign_in_at: await findLastSignInAt(ctx.db, id),
    failed_sign_ins: failed.times,
    last_failed_sign_in_at: failed.last,
    weeks: weeks.map(({ from }, index) => ({
      from: from.toISOString(),
      entries: counted[index] ?? 0,
    })),
    latest: latest.map((row) => toApiSurvey({ ...row, volunteer_name: name })),
  };
}

function weeksUpTo(last: Date): Span[] {
  return Array.from({ length: WEEKS }, (_, index) => {
    const from = last.getTime() - (WEEKS - 1 - index) * WEEK_MS;
    return { from: new Date(from), to: new Date(from + WEEK_MS) };
  });
}

function mondayInUtc(now: Date): Date {
  const sinceMonday = (now.getUTCDay() + 6) % 7;
  return new Date(
    Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - sinceMonday),
  );
}
