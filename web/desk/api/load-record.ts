import type { ReplyOf } from '#domain/contract.ts';
import type { ProblemCode } from '#domain/problem-catalogue.ts';
import { problem } from '#domain/problems.ts';
import { recordId } from '../navigation/record-id.ts';
import { call } from './client.ts';
import { type Loaded, load } from './load.ts';

/** @param missing the problem for ids that cannot exist */
export async function loadRecord<Reply>(
  sentId: string,
  missing: ProblemCode,
  read: (id: number) => Promise<Reply>,
): Promise<Loaded<Reply>> {
  const id = recordId(sentId);
  return id === null ? { data: null, problem: problem(missing) } : load(read(id));
}

export function loadVolunteer(
  sentId: string,
  signal: AbortSignal,
): Promise<Loaded<ReplyOf<'readVolunteer'>>> {
  return loadRecord(sentId, 'volunteerNotFound', (id) => call('readVolunteer', { id, signal }));
}
