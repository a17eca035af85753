import type { Kysely } from 'kysely';
import * as z from 'zod';
import { dayInIndia, daysAfter } from '#domain/indian-time.ts';
import { type Pagination, pagination } from '#domain/paging.ts';
import { URGENT_DAYS } from '#domain/privacy/privacy-request.ts';
import {
  type PrivacyRequest,
  type PrivacyRequestQuery,
  type PrivacyRequestStep,
  type PrivacyRequestWithSteps,
  requestChange,
} from '#domain/privacy/request-schema.ts';
import { fail } from '#domain/problems.ts';
import type { AppContext } from '../context.ts';
import { readStoredJson } from '../db/columns/stored-json.ts';
import { containsWords, phonesSearched } from '../db/contains-words.ts';
import { namedIdOf } from '../db/named-id.ts';
import type { Tables } from '../db/tables.ts';

interface PrivacyRequestPage {
  data: PrivacyRequest[];
  pagination: Pagination;
  urgent: number;
}

/** Open requests are in the order of their due day, closed ones of their last change. */
export async function listRequests(
  ctx: AppContext,
  query: PrivacyRequestQuery,
): Promise<PrivacyRequestPage> {
  const matching = matchingRequests(ctx, query);
  const { total } = await matching
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const isOpen = query.state === 'open';
  const rows = await matching
    .select(COLUMNS)
    .orderBy(isOpen ? 'due_on' : 'privacy_requests.updated_at', isOpen ? 'asc' : 'desc')
    .orderBy('privacy_requests.id')
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute();
  return {
    data: rows.map(toApiRequest),
    pagination: pagination(query.page, query.limit, total),
    urgent: await countUrgent(ctx),
  };
}

/** @throws Problem privacyRequestNotFound */
export async function readRequest(
  db: Kysely<Tables>,
  id: number,
): Promise<PrivacyRequestWithSteps> {
  const row = await selectRequests(db)
    .select(COLUMNS)
    .where('privacy_requests.id', '=', id)
    .executeTakeFirst();
  if (!row) return fail('privacyRequestNotFound');
  return { ...toApiRequest(row), steps: await readSteps(db, id) };
}

const COLUMNS = [
  'privacy_requests.id',
  'kind',
  'state',
  'person_name',
  'contact',
  'details',
  'received_on',
  'due_on',
  'identity',
  'survey_id',
  'surveys.name as survey_name',
  'privacy_requests.version',
  'privacy_requests.created_at',
  'privacy_requests.updated_at',
] as const;

function selectRequests(db: Kysely<Tables>) {
  return db
    .selectFrom('privacy_requests')
    .leftJoin('surveys', 'surveys.id', 'privacy_requests.survey_id');
}

function matchingRequests({ db, dialect }: AppContext, { state, search }: PrivacyRequestQuery) {
  const inState = selectRequests(db).where('state', state === 'open' ? '=' : '!=', 'open');
  if (!search) return inState;
  const column = 'privacy_requests.search_text';
  return inState.where((request) =>
    request.or([
      containsWords(dialect, column, search),
      ...phonesSearched(search).map((digits) => dialect.contains(column, digits)),
    ]),
  );
}

async function countUrgent({ db, now }: AppContext): Promise<number> {
  const { urgent } = await db
    .selectFrom('privacy_requests')
    .select(({ fn }) => fn.countAll<number>().as('urgent'))
    .where('state', '=', 'open')
    .where('due_on', '<=', daysAfter(dayInIndia(now()), URGENT_DAYS))
    .executeTakeFirstOrThrow();
  return urgent;
}

async function readSteps(db: Kysely<Tables>, id: number): Promise<PrivacyRequestStep[]> {
  const steps = await db
    .selectFrom('privacy_request_steps')
    .innerJoin('volunteers', 'volunteers.id', 'privacy_request_steps.by')
    .select(['privacy_request_steps.id', 'action', 'note', 'changes', 'at', 'by'])
    .select('volunteers.name as by_name')
    .where('request_id', '=', id)
    .orderBy('privacy_request_steps.id')
    .execute();
  return steps.map(({ id: step, action, note, changes, at, by, by_name }) => ({
    action,
    note,
    changes:
      readStoredJson(z.array(requestChange), {
        json: changes,
        column: 'privacy_request_steps.changes',
        id: step,
      }) ?? [],
    by: { id: by, name: by_name },
    at,
  }));
}

type RequestRow = Omit<PrivacyRequest, 'survey'> & {
  survey_id: number | null;
  survey_name: string | null;
};

function toApiRequest({ survey_id, survey_name, ...request }: RequestRow): PrivacyRequest {
  return { ...request, survey: namedIdOf(survey_id, survey_name) };
}
