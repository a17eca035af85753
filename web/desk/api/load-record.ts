import type { ReplyOf } from '#domain/contract.ts';
import { type ProblemCode, problem } from '#domain/problems.ts';
import { isNoResponse } from '../../messages/errors.ts';
import { recordId } from '../navigation/record-id.ts';
import { readRecent } from '../recent/recent-repository.ts';
import { call } from './client.ts';
import { type Loaded, load } from './load.ts';

/** With the entry on the device, a slow network is not waited for longer. */
const PATIENCE_MS = 8000;

/** @param missing the problem for ids that cannot exist */
export async function loadRecord<Reply>(
  sentId: string,
  missing: ProblemCode,
  read: (id: number) => Promise<Reply>,
): Promise<Loaded<Reply>> {
  const id = recordId(sentId);
  return id === null ? { data: null, problem: problem(missing) } : load(read(id));
}

export type LoadedSurvey = Loaded<ReplyOf<'readSurvey'>> & {
  /** The device's time of the entry, if it comes from the device. */
  asOf?: number;
};

/** From the device when the server does not answer. @param account whose entries on the device may be shown */
export async function loadSurvey(
  sentId: string,
  account: number,
  signal: AbortSignal,
): Promise<LoadedSurvey> {
  const recent = await readRecent(account);
  const known = recent?.entries.find(({ id }) => String(id) === sentId);
  const timeoutMs = known && PATIENCE_MS;
  const loaded = await loadRecord(sentId, 'surveyNotFound', (id) =>
    call('readSurvey', { id, signal, timeoutMs }),
  );
  if (!recent || !known || !loaded.problem || !isNoResponse(loaded.problem)) return loaded;
  const data = { ...known, deleted_by_name: null, numbers_withheld: false, merged_into: null };
  return { data: { data }, problem: null, asOf: recent.asOf };
}

export function loadVolunteer(
  sentId: string,
  signal: AbortSignal,
): Promise<Loaded<ReplyOf<'readVolunteer'>>> {
  return loadRecord(sentId, 'volunteerNotFound', (id) => call('readVolunteer', { id, signal }));
}
