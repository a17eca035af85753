import type { ReplyOf } from '#domain/contract.ts';
import type { Problem } from '#domain/problems.ts';
import { isNoResponse, isUnanswered } from '../../messages/errors.ts';
import { call } from '../api/client.ts';
import type { Loaded } from '../api/load.ts';
import { loadRecord } from '../api/load-record.ts';
import type { RequestLimits } from '../api/request-limits.ts';
import type { RecentEntry } from '../recent/recent-repository.ts';

export type LoadedSurvey = Loaded<ReplyOf<'readSurvey'>> & { copy?: DeviceCopy };

/** The entry as it stands on the device. */
export interface DeviceCopy {
  /** Device time in milliseconds. */
  asOf: number;
  /** Why the server's is not shown, unless there is no network. */
  problem: Problem | null;
}

/** @param known shown when the server does not answer, or only says that it is in trouble */
export async function loadSurvey(
  sentId: string,
  known: RecentEntry | null,
  limits: RequestLimits,
): Promise<LoadedSurvey> {
  const loaded = await loadRecord(sentId, 'surveyNotFound', (id) =>
    call('readSurvey', { ...limits, id }),
  );
  if (!known || !loaded.problem || !isUnanswered(loaded.problem)) return loaded;
  const unknown = {
    deleted_by_name: null,
    numbers_withheld: false,
    merged_into: null,
    merged_from: [],
  };
  const problem = isNoResponse(loaded.problem) ? null : loaded.problem;
  return {
    data: { data: { ...known.entry, ...unknown } },
    problem: null,
    copy: { asOf: known.asOf, problem },
  };
}
