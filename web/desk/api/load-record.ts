import type { ReplyOf } from '#domain/contract.ts';
import type { ProblemCode } from '#domain/problem-catalogue.ts';
import { type Problem, problem } from '#domain/problems.ts';
import { isNoResponse, isUnanswered } from '../../messages/errors.ts';
import { recordId } from '../navigation/record-id.ts';
import type { RecentEntry } from '../recent/recent-repository.ts';
import { call } from './client.ts';
import { completeReply } from './complete-reply.ts';
import { type Loaded, load } from './load.ts';
import type { RequestLimits } from './request-limits.ts';

/** @param missing the problem for ids that cannot exist */
export async function loadRecord<Reply>(
  sentId: string,
  missing: ProblemCode,
  read: (id: number) => Promise<Reply>,
): Promise<Loaded<Reply>> {
  const id = recordId(sentId);
  return id === null ? { data: null, problem: problem(missing) } : load(read(id));
}

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
  const problem = isNoResponse(loaded.problem) ? null : loaded.problem;
  return {
    data: completeReply('readSurvey', { data: known.entry }),
    problem: null,
    copy: { asOf: known.asOf, problem },
  };
}

export function loadVolunteer(
  sentId: string,
  signal: AbortSignal,
): Promise<Loaded<ReplyOf<'readVolunteer'>>> {
  return loadRecord(sentId, 'volunteerNotFound', (id) => call('readVolunteer', { id, signal }));
}
