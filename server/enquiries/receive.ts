// The form service itself, without HTTP: what comes in, what is answered.
import { checkQuery, FORM_ID, type FormError, readQuery, THANK_YOU } from '#domain/enquiry.ts';
import type { House } from '../context.ts';
import { countQuery } from './rate-limit.ts';
import { keepQuery } from './store.ts';

export interface Submission {
  formId: string;
  fields: Record<string, unknown>;
  hasFiles: boolean;
  origin: string;
}

export type Receipt =
  | { next: string }
  | { status: number; errors: FormError[]; retryAfter?: number };

/** A path of this site and nothing that a browser could read as another. */
const OWN_PATH = /^\/(?![/\\])[\w\-./#?=&%]{0,200}$/;

export async function receive(house: House, submission: Submission): Promise<Receipt> {
  const { formId, fields, hasFiles, origin } = submission;
  // Where the trust has another form service, nothing is kept here.
  if (formId !== FORM_ID || house.config.formEndpoint)
    return refused(404, 'FORM_NOT_FOUND', 'There is no form at this address.');
  const wait = await countQuery(house, origin);
  if (wait > 0) {
    const message = 'Too many messages came from here. Please wait a little and try again.';
    return { ...refused(429, 'BLOCKED', message), retryAfter: wait };
  }
  // No person sees this field; what fills it is thanked and forgotten.
  if (fields._gotcha) return { next: THANK_YOU };
  if (hasFiles) return refused(400, 'NO_FILE_UPLOADS', 'This form takes no files.');
  const errors = checkQuery(fields);
  if (errors.length > 0) return { status: errors[0]?.code === 'EMPTY' ? 400 : 422, errors };
  await keepQuery(house, readQuery(fields));
  return { next: nextOf(fields._next) };
}

function refused(status: number, code: FormError['code'], message: string) {
  return { status, errors: [{ code, message }] };
}

function nextOf(wanted: unknown): string {
  return typeof wanted === 'string' && OWN_PATH.test(wanted) ? wanted : THANK_YOU;
}
