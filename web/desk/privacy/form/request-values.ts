import { isDate } from '#domain/indian-time.ts';
import {
  dueDay,
  IDENTITY_CHECKS,
  REQUEST_KINDS,
  type RequestKind,
} from '#domain/privacy/privacy-request.ts';
import type { PrivacyRequest, PrivacyRequestInput } from '#domain/privacy/request-schema.ts';
import { cleanText, withoutDigitSeparators } from '#domain/text/text.ts';
import { oneOf } from '../../navigation/list-parameters.ts';

export type RequestValues = Record<
  | 'kind'
  | 'person_name'
  | 'contact'
  | 'details'
  | 'received_on'
  | 'due_on'
  | 'identity'
  | 'survey_id',
  string
>;

export function newValues(today: string, prefilled: Partial<RequestValues> = {}): RequestValues {
  return {
    kind: '',
    person_name: '',
    contact: '',
    details: '',
    received_on: today,
    due_on: '',
    identity: '',
    survey_id: '',
    ...prefilled,
  };
}

export function valuesOf(request: PrivacyRequest): RequestValues {
  const { kind, person_name, contact, details, received_on, due_on, identity, survey } = request;
  return {
    kind,
    person_name,
    contact,
    details,
    received_on,
    // The usual day follows the kind and the day of receipt.
    due_on: due_on === dueDay(kind, received_on) ? '' : due_on,
    identity: identity ?? '',
    survey_id: String(survey?.id ?? ''),
  };
}

export function bodyOf(values: RequestValues): PrivacyRequestInput {
  const kind = oneOf(REQUEST_KINDS, values.kind) ?? '';
  const entry = withoutDigitSeparators(values.survey_id).replace(/^#/, '');
  return {
    kind,
    person_name: cleanText(values.person_name),
    contact: cleanText(values.contact),
    details: cleanText(values.details),
    received_on: values.received_on,
    due_on: values.due_on,
    identity: oneOf(IDENTITY_CHECKS, values.identity) ?? '',
    survey_id: entry === '' ? null : Number(entry),
  };
}

/** Whether the stored request has these values already. */
export function isStored(body: PrivacyRequestInput, request: PrivacyRequest): boolean {
  const usual = usualDueDay(body.kind ?? '', body.received_on ?? '');
  const sent = { ...body, due_on: body.due_on === usual ? '' : body.due_on };
  return JSON.stringify(bodyOf(valuesOf(request))) === JSON.stringify(sent);
}

/** The proposal for a request without a due day. */
export function usualDueDay(kind: RequestKind | '', receivedOn: string): string {
  return kind && isDate(receivedOn) ? dueDay(kind, receivedOn) : '';
}
