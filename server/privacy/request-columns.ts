import type { Selectable, Transaction } from 'kysely';
import { dayInIndia } from '#domain/indian-time.ts';
import { dueDay, REQUEST_FIELDS, type RequestField } from '#domain/privacy/privacy-request.ts';
import { checkPrivacyRequest } from '#domain/privacy/request-rules.ts';
import type { PrivacyRequestInput, RequestFieldChange } from '#domain/privacy/request-schema.ts';
import { ensureValid, fail, validationError } from '#domain/problems.ts';
import { onlyDigits, toSearchText } from '#domain/text/text.ts';
import { fieldError } from '#domain/validation.ts';
import type { AppContext } from '../context.ts';
import type { PrivacyRequestsTable } from '../db/tables/privacy.ts';
import type { Tables } from '../db/tables.ts';

/** @throws Problem brokenRule */
export function requestColumns({ now }: Pick<AppContext, 'now'>, input: PrivacyRequestInput) {
  ensureValid(checkPrivacyRequest(input, { today: dayInIndia(now()) }));
  const { person_name = '', contact = '', details = '', received_on = '' } = input;
  const kind = input.kind || fail('brokenRule');
  return {
    kind,
    person_name,
    contact,
    details,
    received_on,
    due_on: input.due_on || dueDay(kind, received_on),
    identity: input.identity || null,
    survey_id: input.survey_id || null,
    search_text: toSearchText(`${person_name}\n${contact}\n${onlyDigits(contact)}`),
  };
}

/** The lock keeps the row from being erased meanwhile. @throws Problem brokenRule when there is no such entry */
export async function ensureSurvey(
  { dialect }: Pick<AppContext, 'dialect'>,
  transaction: Transaction<Tables>,
  id: number | null,
): Promise<void> {
  if (id === null) return;
  const survey = await dialect
    .forUpdate(transaction.selectFrom('surveys').select('id').where('id', '=', id))
    .executeTakeFirst();
  if (!survey) throw validationError([fieldError('survey_id', 'entryUnknown')]);
}

type Values = Pick<Selectable<PrivacyRequestsTable>, RequestField>;

export function changesOf(before: Values, after: Values): RequestFieldChange[] {
  return REQUEST_FIELDS.filter((field) => before[field] !== after[field]).map((field) => ({
    field,
    before: before[field],
    after: after[field],
  }));
}
