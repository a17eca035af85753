// What a person may ask of the trust about their data: DPDP Act, sections 6 (4) and 11 to 14.
import { daysAfter } from '../indian-time.ts';

export const REQUEST_KINDS = [
  'access',
  'correction',
  'erasure',
  'withdrawal',
  'nomination',
  'grievance',
] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

export const REQUEST_STATES = ['open', 'done', 'refused'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** How the trust knows that it is the person, or speaks for them. */
export const IDENTITY_CHECKS = ['known', 'document', 'called_back'] as const;

/** What an admin writes, in the order of the form. */
export const REQUEST_FIELDS = [
  'kind',
  'person_name',
  'contact',
  'details',
  'received_on',
  'due_on',
  'identity',
  'survey_id',
] as const;
export type RequestField = (typeof REQUEST_FIELDS)[number];

/** Filters of the list of requests. */
export const REQUEST_FILTERS = ['open', 'closed'] as const;

/** What happens to a request after it was recorded. */
export const REQUEST_STEPS = ['note', 'done', 'refused', 'reopened'] as const;
export type RequestStep = (typeof REQUEST_STEPS)[number];

/** Characters; details and contact as long as those of a visitor’s message. */
export const REQUEST_MAX_LENGTHS = { person_name: 200, contact: 400, details: 5000, note: 2000 };

/**
 * Days from the receipt until the answer is due, unless an admin writes another day. The DPDP Rules, 2025, leave the
 * period to the trust, which publishes it; for grievances it is 90 days at most (rule 14).
 */
const ANSWER_DAYS = 30;
const GRIEVANCE_DAYS = 90;
/** Requests that are due within this are shown as urgent. */
export const URGENT_DAYS = 7;

/** @param receivedOn a day, such as 2026-11-23 */
export function dueDay(kind: RequestKind, receivedOn: string): string {
  return daysAfter(receivedOn, kind === 'grievance' ? GRIEVANCE_DAYS : ANSWER_DAYS);
}

/** Telling somebody what is recorded about another person would be a breach. */
export function needsIdentity(kind: RequestKind): boolean {
  return kind !== 'grievance';
}
