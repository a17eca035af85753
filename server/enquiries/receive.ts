import { checkForm } from '#domain/enquiries/check-form.ts';
import { formMessages } from '#domain/enquiries/form-messages.ts';
import { FORM_ID, type FormError } from '#domain/enquiries/form-protocol.ts';
import { isSiteFormId, SITE_FORMS, type SiteFormId } from '#domain/enquiries/forms.ts';
import { dayInIndia } from '#domain/indian-time.ts';
import { isLanguage, type Language } from '#domain/languages.ts';
import { localePath } from '#domain/website/addresses/locale-path.ts';
import type { AppContext } from '../context.ts';
import { countUnlessLimited } from './enquiry-limit.ts';
import { saveEnquiry } from './save-enquiry.ts';
import { readSubmittedForm } from './submitted-form.ts';

export interface Submission {
  formId: string;
  fields: Record<string, unknown>;
  hasFiles: boolean;
  clientIp: string;
}

type Refusal = 'unknownForm' | 'tooMany' | 'files' | 'empty' | 'invalid';

export type FormAnswer =
  | { next: string }
  /** Seconds in `retryAfter`. */
  | { refused: Refusal; errors: FormError[]; retryAfter?: number };

/** A path of this site; never `//host` or `/\\host`, which browsers take for another site. */
const OWN_PATH = /^\/(?![/\\])[\w\-./#?=&%]{0,200}$/;

export async function receiveForm(ctx: AppContext, submission: Submission): Promise<FormAnswer> {
  const { formId, fields, hasFiles, clientIp } = submission;
  // An external form service stores the contact form. The others stay here: one has a PAN.
  const isElsewhere = formId === FORM_ID && ctx.config.formEndpoint !== undefined;
  if (!isSiteFormId(formId) || isElsewhere)
    return refusal('unknownForm', 'FORM_NOT_FOUND', 'There is no form at this address.');
  const language = languageOf(fields);
  const messages = formMessages[language];
  const wait = await countUnlessLimited(ctx, clientIp);
  if (wait > 0) return { ...refusal('tooMany', 'BLOCKED', messages.blocked), retryAfter: wait };
  const thanks = thankYou(formId, language);
  // Only bots fill this invisible field.
  if (fields._gotcha) return { next: thanks };
  if (hasFiles) return refusal('files', 'NO_FILE_UPLOADS', messages.noFiles);
  const errors = checkForm(SITE_FORMS[formId], fields, {
    language,
    today: dayInIndia(ctx.now()),
  });
  if (errors.length > 0)
    return { refused: errors[0]?.code === 'EMPTY' ? 'empty' : 'invalid', errors };
  const { enquiry, extras } = readSubmittedForm(formId, fields);
  await saveEnquiry(ctx, enquiry, extras);
  return { next: nextOf(fields._next, thanks) };
}

export function languageOf({ _language }: Record<string, unknown>): Language {
  return typeof _language === 'string' && isLanguage(_language) ? _language : 'en';
}

function thankYou(formId: SiteFormId, language: Language): string {
  return `${localePath(language, SITE_FORMS[formId].page)}#thank-you`;
}

function refusal(refused: Refusal, code: FormError['code'], message: string) {
  return { refused, errors: [{ code, message }] };
}

function nextOf(wanted: unknown, otherwise: string): string {
  return typeof wanted === 'string' && OWN_PATH.test(wanted) ? wanted : otherwise;
}
