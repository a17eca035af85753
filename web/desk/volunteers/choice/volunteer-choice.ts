// The volunteers that an admin can choose as the owner of a survey.

import type { ListedVolunteer } from '#domain/volunteers/volunteer-schema.ts';
import type { LocalizedText, Messages } from '../../../messages/messages.ts';
import type { Option } from '../../../ui/forms/controls/option.ts';
import { bidiIsolate } from '../../../ui/text/bidi-isolate.ts';
import { call } from '../../api/client.ts';
import type { RequestLimits } from '../../api/request-limits.ts';

/** For more volunteers the select becomes a search. */
export const MAX_SELECT_OPTIONS = 200;
const FIRST_PAGE_SIZE = 100;
const SEARCH_LIMIT = 20;

/** Only active volunteers who see entries are given them; lists are filtered by inactive and deleted ones, too. */
export type Offered = 'active' | 'all';

export interface VolunteerChoice {
  /** All that are offered, or the first page. */
  volunteers: readonly ListedVolunteer[];
  isComplete: boolean;
}

/** Needs one call for most trusts, and two for more than one page that still fits a select. */
export async function loadVolunteerChoice(
  limits: RequestLimits,
  offered: Offered = 'active',
): Promise<VolunteerChoice> {
  const query = queryOf(offered);
  const first = await call('listVolunteers', {
    query: { ...query, limit: FIRST_PAGE_SIZE },
    ...limits,
  });
  const total = first.pagination.total_records;
  const isComplete = total <= MAX_SELECT_OPTIONS;
  if (!isComplete || total <= first.data.length) return { volunteers: first.data, isComplete };
  const all = await call('listVolunteers', { query, ...limits });
  return { volunteers: all.data, isComplete };
}

type ChoiceQuery = { status: 'active'; sees_entries: 'true' } | { with_deleted: 'true' };

function queryOf(offered: Offered): ChoiceQuery {
  return offered === 'active'
    ? { status: 'active', sees_entries: 'true' }
    : { with_deleted: 'true' };
}

export async function findVolunteers(
  search: string,
  offered: Offered,
  signal: AbortSignal,
): Promise<VolunteerOption[]> {
  const query = { ...queryOf(offered), search, limit: SEARCH_LIMIT };
  return (await call('listVolunteers', { query, signal })).data.map(optionOf);
}

export interface VolunteerOption {
  value: string;
  name: string;
  label: LocalizedText;
}

export function optionOf(volunteer: ListedVolunteer): VolunteerOption {
  const { id, name } = volunteer;
  return { value: String(id), name, label: labelOf(volunteer) };
}

function labelOf({ name, email, is_admin, status, deleted_at }: ListedVolunteer): LocalizedText {
  if (deleted_at) return (t) => t.surveyForm.volunteer.deleted(bidiIsolate(name));
  const marks = { isAdmin: is_admin, isInactive: status === 'inactive' };
  return (t) => t.surveyForm.volunteer.option(bidiIsolate(name), email, marks);
}

export function optionsIn(t: Messages, options: readonly VolunteerOption[]): Option[] {
  return options.map(({ value, label }) => ({ value, label: label(t) }));
}

export interface VolunteerOptions {
  options: readonly VolunteerOption[];
  isComplete: boolean;
}

/** Active volunteers and the current owner, who may be inactive or deleted. */
export function volunteerOptions(
  choice: VolunteerChoice | null,
  owner: { id: number; name: string },
): VolunteerOptions {
  const { volunteers, isComplete } = choice ?? { volunteers: [], isComplete: true };
  const options = volunteers.map(optionOf);
  const isListed = volunteers.some(({ id }) => id === owner.id);
  const { name } = owner;
  const ownerOption = { value: String(owner.id), name, label: () => name };
  return { options: isListed ? options : [ownerOption, ...options], isComplete };
}
