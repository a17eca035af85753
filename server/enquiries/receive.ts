// The form service, independent of HTTP.
import {
  checkEnquiry,
  FORM_ID,
  type FormError,
  parseEnquiry,
  THANK_YOU,
} from '#domain/enquiries/enquiry.ts';
import type { AppContext } from '../context.ts';
import { countEnquiry } from './rate-limit.ts';
import { saveEnquiry } from './store.ts';

export interface Submission {
  formId: string;
  fields: Record<string, unknown>;
  hasFiles: boolean;
  origin: string;
}

export type Receipt =
  | { next: string }
  | { status: number; errors: FormError[]; retryAfter?: number };

/** A path of this site; never `//host` or `/\host`, which browsers take for another site. */
const OWN_PATH = /^\/(?![/\\])[\w\-./#?=&%]{0,200}$/;

export async function receive(ctx: AppContext, submission: Submission): Promise<Receipt> {
  const { formId, fields, hasFiles, origin } = submission;
  // With an external form service, nothing is stored here.
  if (formId !== FORM_ID || ctx.config.formEndpoint)
    return refusal(404, 'FORM_NOT_FOUND', 'There is no form at this address.');
  const wait = await countEnquiry(ctx, origin);
  if (wait > 0) {
    const message = 'Too many messages came from here. Please wait a little and try again.';
    return { ...refusal(429, 'BLOCKED', message), retryAfter: wait };
  }
  // Only bots fill this invisible field.
  if (fields._gotcha) return { next: THANK_YOU };
  if (hasFiles) return refusal(400, 'NO_FILE_UPLOADS', 'This form takes no files.');
  const errors = checkEnquiry(fields);
  if (errors.length > 0) return { status: errors[0]?.code === 'EMPTY' ? 400 : 422, errors };
  await saveEnquiry(ctx, parseEnquiry(fields));
  return { next: nextOf(fields._next) };
}

function refusal(status: number, code: FormError['code'], message: string) {
  return { status, errors: [{ code, message }] };
}

function nextOf(wanted: unknown): string {
  return typeof wanted === 'string' && OWN_PATH.test(wanted) ? wanted : THANK_YOU;
}
