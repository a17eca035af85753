// The built page has placeholders for the input and errors of a form that was sent without script.
import { FORM_ID } from '#domain/enquiries/form-protocol.ts';
import { isSiteFormId, SITE_FORMS } from '#domain/enquiries/forms.ts';
import type { Language } from '#domain/languages.ts';
import { localePath } from '#domain/website/addresses/locale-path.ts';
import type { PlaceholderValues } from '../../site/page-placeholders.ts';

const errorPath = (page: string) => `${page}/not-sent`;

export const FORM_ERROR_PATHS: readonly string[] = Object.values(SITE_FORMS).map(({ page }) =>
  errorPath(page),
);

/** Unknown forms get the contact form's page. */
const formOf = (formId: string) => SITE_FORMS[isSiteFormId(formId) ? formId : FORM_ID];

export function formErrorPath(formId: string, language: Language): string {
  return localePath(language, errorPath(formOf(formId).page));
}

export function formErrorValues(
  formId: string,
  input: Record<string, unknown>,
  errors: readonly { field?: string; message: string }[],
): PlaceholderValues {
  const { fields } = formOf(formId);
  const formErrors = errors.filter(({ field }) => field === undefined);
  const values = new Map([
    ['kept', String(fields.some(({ name }) => typeof input[name] === 'string'))],
    ['form_error', formErrors.map(({ message }) => message).join(' ')],
  ]);
  for (const { name } of fields) {
    const error = errors.find((one) => one.field === name);
    const value = input[name];
    values.set(name, typeof value === 'string' ? value : '');
    values.set(`${name}_error`, error?.message ?? '');
    values.set(`${name}_invalid`, String(error !== undefined));
  }
  return values;
}
