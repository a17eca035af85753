// The contact page for visitors without JavaScript whose enquiry was refused: a built page with placeholders
// for input and errors.
import { ENQUIRY_FIELDS } from '#domain/enquiries/enquiry.ts';
import type { PlaceholderValues } from './page-placeholders.ts';

export const CONTACT_ERROR_PATH = '/contact/not-sent';

export function contactErrorValues(
  input: Record<string, unknown>,
  errors: readonly { field?: string; message: string }[],
): PlaceholderValues {
  const formErrors = errors.filter(({ field }) => field === undefined);
  const values = new Map([
    ['kept', String(ENQUIRY_FIELDS.some((field) => typeof input[field] === 'string'))],
    ['form_error', formErrors.map(({ message }) => message).join(' ')],
  ]);
  for (const field of ENQUIRY_FIELDS) {
    const error = errors.find((one) => one.field === field);
    const value = input[field];
    values.set(field, typeof value === 'string' ? value : '');
    values.set(`${field}_error`, error?.message ?? '');
    values.set(`${field}_invalid`, String(error !== undefined));
  }
  return values;
}
