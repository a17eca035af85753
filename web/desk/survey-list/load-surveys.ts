import type { ReplyOf } from '#domain/contract.ts';
import type { PlaceSuggestion } from '#domain/places/place-schema.ts';
import type { Problem } from '#domain/problems.ts';
import type { SavedView } from '#domain/surveys/search/saved-view-schema.ts';
import type { Survey } from '#domain/surveys/survey-schema.ts';
import { isNoResponse, isNotFound, isUnanswered } from '../../messages/errors.ts';
import { call } from '../api/client.ts';
import { type Loaded, load, loadPage, redirectFromEmptyPage } from '../api/load.ts';
import { limitsFor, type RequestLimits } from '../api/request-limits.ts';
import { readPageSize } from '../device/page-size.ts';
import { currentOutbox } from '../outbox/outbox-state.ts';
import { findPlace } from '../places/place-suggestions.ts';
import { listRecent } from '../recent/list-recent.ts';
import { readRecent } from '../recent/recent-repository.ts';
import type { CollectedBy } from '../volunteers/volunteer-link.tsx';
import { type ListCall, type ListQuery, listQueryOf, queryFor } from './list-query.ts';

export type Page = ReplyOf<ListCall>;
export type Counts = Page['counts'];

export interface SurveyList {
  query: ListQuery;
  page: Loaded<Page>;
  /** Set if the list comes from the device. */
  device: DeviceList | null;
  /** Set if the list is filtered by volunteer. */
  owner: Owner | undefined;
  /** The names of the place that the list is filtered by, if the trust knows it. */
  place: PlaceSuggestion | undefined;
  views: readonly SavedView[];
  /** The time of the request, also for relative dates. */
  now: Date;
  /** The outbox's `arrived` at the time of the request. */
  arrived: number;
}

interface DeviceList {
  /** Device time in milliseconds. */
  asOf: number;
  /** The total number of entries, without the search. */
  entries: number;
  /** The failure of the request, unless there is no network. */
  problem: Problem | null;
}

export type Owner = Omit<CollectedBy, 'volunteer_name'> & { volunteer_name: string | undefined };

/** @param account whose entries on the device are shown when the server does not answer */
export async function loadSurveys(
  list: ListCall,
  request: Request,
  account: number,
): Promise<SurveyList> {
  const address = new URL(request.url);
  const now = new Date();
  const { arrived } = currentOutbox();
  const asked = listQueryOf(address.searchParams, await readPageSize('surveys'));
  const query = list === 'listSurveys' ? asked : { ...asked, duplicates: undefined };
  const recent = await readRecent(account);
  const limits = limitsFor(recent, request.signal);
  const [page, volunteer, place, views] = await Promise.all([
    loadPage(call(list, { ...limits, query: queryFor(list, query) }), {
      counts: { adult: 0, child: 0 },
    }),
    list === 'listSurveys' && query.volunteer_id !== undefined
      ? loadOwner(query.volunteer_id, limits)
      : undefined,
    query.place === undefined ? undefined : findPlace(query.place, limits),
    load(call('listViews', limits)),
  ]);
  if (recent?.entries.length && page.problem && isUnanswered(page.problem)) {
    const data = listRecent(onDevice(recent.entries, query, account), query);
    return {
      query,
      page: { data, problem: null },
      device: {
        asOf: recent.asOf,
        entries: recent.entries.length,
        problem: isNoResponse(page.problem) ? null : page.problem,
      },
      owner: undefined,
      place,
      views: [],
      now,
      arrived,
    };
  }
  redirectFromEmptyPage(page, address);
  const owner = volunteer && {
    ...volunteer,
    // A deleted volunteer cannot be loaded, but the entries have the name.
    volunteer_name: volunteer.volunteer_name ?? page.data?.data[0]?.volunteer_name,
  };
  return { query, page, device: null, owner, place, views: views.data?.data ?? [], now, arrived };
}

/** The device has live entries of its own account only. */
function onDevice(
  entries: readonly Survey[],
  { status, volunteer_id }: ListQuery,
  account: number,
): readonly Survey[] {
  const isOwn = volunteer_id === undefined || volunteer_id === account;
  return isOwn && status !== 'deleted' ? entries : [];
}

/** Without a name if nobody ever had this id, or the request fails. */
export async function loadOwner(id: number, limits: RequestLimits): Promise<Owner> {
  const { data, problem } = await load(call('readVolunteer', { ...limits, id }));
  const volunteer_gone = problem !== null && isNotFound(problem);
  const former = volunteer_gone
    ? (await load(call('readFormerVolunteer', { ...limits, id }))).data
    : null;
  return { volunteer_id: id, volunteer_name: (data ?? former)?.data.name, volunteer_gone };
}
