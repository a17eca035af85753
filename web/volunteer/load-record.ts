import type { ReplyOf } from '#domain/contract.ts';
import { problem } from '#domain/problems.ts';
import { call } from './call.ts';
import { type Loaded, load } from './load.ts';
import { recordId } from './record-id.ts';

export async function loadSurvey(
  sentId: string,
  signal: AbortSignal,
): Promise<Loaded<ReplyOf<'readSurvey'>>> {
  const id = recordId(sentId);
  if (id === null) return { data: null, problem: problem('surveyNotFound') };
  return load(call('readSurvey', { id, signal }));
}

export async function loadSurveyHistory(
  sentId: string,
  signal: AbortSignal,
): Promise<Loaded<ReplyOf<'readSurveyHistory'>>> {
  const id = recordId(sentId);
  if (id === null) return { data: null, problem: problem('surveyNotFound') };
  return load(call('readSurveyHistory', { id, signal }));
}

export async function loadVolunteer(
  sentId: string,
  signal: AbortSignal,
): Promise<Loaded<ReplyOf<'readVolunteer'>>> {
  const id = recordId(sentId);
  if (id === null) return { data: null, problem: problem('volunteerNotFound') };
  return load(call('readVolunteer', { id, signal }));
}
