import type { ReplyOf } from '#domain/contract.ts';
import type { Survey } from '#domain/surveys/survey-schema.ts';
import { call } from '../api/client.ts';
import { type Loaded, load, loadPage, redirectFromEmptyPage } from '../api/load.ts';
import { isNotFound } from '../messages/messages.ts';
import type { CollectedBy } from '../parts/volunteer-link.tsx';
import { type ListQuery, listQueryOf } from './list-query.ts';

type ListCall = 'listOwnSurveys' | 'listSurveys';
type Page = ReplyOf<ListCall>;
export type Counts = Page['counts'];

export interface SurveyList {
  query: ListQuery;
  page: Loaded<Page>;
  /** Set if the list is filtered by volunteer. */
  owner: CollectedBy | undefined;
  /** The time of loading, for relative dates. */
  now: Date;
}
export type { Survey };

export async function loadSurveys(list: ListCall, request: Request): Promise<SurveyList> {
  const address = new URL(request.url);
  const query = listQueryOf(address.searchParams);
  const sent = { query: queryFor(list, query), signal: request.signal };
  const [page, volunteer] = await Promise.all([
    loadPage(call(list, sent), { counts: { adult: 0, child: 0 } }),
    list === 'listSurveys' ? volunteerOf(query, request.signal) : undefined,
  ]);
  redirectFromEmptyPage(page, address);
  const owner = volunteer && {
    ...volunteer,
    // A deleted volunteer cannot be loaded, but the entries have the name.
    volunteer_name:
      volunteer.volunteer_name ??
      page.data?.data[0]?.volunteer_name ??
      `volunteer ${volunteer.volunteer_id}`,
  };
  return { query, page, owner, now: new Date() };
}

async function volunteerOf({ volunteer_id: id }: ListQuery, signal: AbortSignal) {
  if (id === undefined) return undefined;
  const { data, problem } = await load(call('readVolunteer', { id, signal }));
  const volunteer_gone = problem !== null && isNotFound(problem);
  return { volunteer_id: id, volunteer_name: data?.data.name, volunteer_gone };
}

// Only the admins' endpoint takes these two parameters.
function queryFor(list: ListCall, query: ListQuery): Partial<ListQuery> {
  const { status, volunteer_id, ...own } = query;
  return list === 'listSurveys' ? query : own;
}
