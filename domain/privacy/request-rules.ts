import { isDate } from '../indian-time.ts';
import { check, type FieldError, type Rule } from '../validation.ts';
import { needsIdentity } from './privacy-request.ts';
import type { PrivacyRequest, PrivacyRequestInput, StepInput } from './request-schema.ts';

interface RequestContext {
  today: string;
}
type RequestRule = Rule<PrivacyRequestInput, RequestContext>;

const RULES: readonly RequestRule[] = [
  { field: 'kind', rule: 'requestKindRequired', passes: ({ kind }) => Boolean(kind) },
  { field: 'person_name', rule: 'whoseRequired', passes: (input) => Boolean(input.person_name) },
  {
    field: 'received_on',
    rule: 'dateFormat',
    passes: ({ received_on = '' }) => isDate(received_on),
  },
  {
    field: 'received_on',
    rule: 'dateFuture',
    passes: ({ received_on = '' }, { today }) => !isDate(received_on) || received_on <= today,
  },
  {
    field: 'due_on',
    rule: 'dateFormat',
    passes: ({ due_on = '' }) => due_on === '' || isDate(due_on),
  },
  {
    field: 'due_on',
    rule: 'dueBeforeReceived',
    passes: ({ received_on = '', due_on = '' }) =>
      !isDate(received_on) || !isDate(due_on) || due_on >= received_on,
  },
];

export function checkPrivacyRequest(
  input: PrivacyRequestInput,
  context: RequestContext,
): FieldError[] {
  return check(RULES, input, context);
}

type StepRule = Rule<StepInput, Pick<PrivacyRequest, 'kind' | 'identity'>>;

const STEP_RULES: readonly StepRule[] = [
  { field: 'action', rule: 'notChoice', passes: ({ action }) => Boolean(action) },
  {
    field: 'note',
    rule: 'wordsRequired',
    passes: ({ action, note }) => action === 'reopened' || Boolean(note?.trim()),
  },
  {
    field: 'identity',
    rule: 'identityRequired',
    passes: (input, { kind, identity }) =>
      input.action !== 'done' || Boolean(input.identity || identity) || !needsIdentity(kind),
  },
];

export function checkStep(
  input: StepInput,
  request: Pick<PrivacyRequest, 'kind' | 'identity'>,
): FieldError[] {
  return check(STEP_RULES, input, request);
}
