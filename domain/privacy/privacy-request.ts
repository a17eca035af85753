// Rights of a person by the DPDP Act, sections 6 (4) and 11 to 14.
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

export const IDENTITY_CHECKS = ['known', 'document', 'called_back'] as const;

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

export const REQUEST_FILTERS = ['open', 'closed'] as const;

export const REQUEST_STEPS = ['note', 'done', 'refused', 'reopened'] as const;
export type RequestStep = (typeof REQUEST_STEPS)[number];

export const REQUEST_MAX_LENGTHS = { person_name: 200, contact: 400, details: 5000, note: 2000 };

// Days until the answer is due. The DPDP Rules, 2025, leave them to the trust; rule 14 allows 90 for grievances.
const ANSWER_DAYS = 30;
const GRIEVANCE_DAYS = 90;
export const URGENT_DAYS = 7;

export function dueDay(kind: RequestKind, receivedOn: string): string {
  return daysAfter(receivedOn, kind === 'grievance' ? GRIEVANCE_DAYS : ANSWER_DAYS);
}

/** An answer about another person would be a breach. */
export function needsIdentity(kind: RequestKind): boolean {
  return kind !== 'grievance';
}
