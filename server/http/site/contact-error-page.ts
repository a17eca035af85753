// The contact page for visitors without JavaScript whose enquiry was refused: a built page with
// {{placeholders}} for input and errors.
import { ENQUIRY_FIELDS } from '#domain/enquiries/enquiry.ts';
import { escapeHtml } from './html.ts';
import type { BuiltFile } from './static-files.ts';

export interface ContactErrorTemplate {
  html: string;
  headers: Record<string, string>;
}

export const CONTACT_ERROR_PATH = '/contact/not-sent';

export function contactErrorTemplate(
  file: BuiltFile | undefined,
): ContactErrorTemplate | undefined {
  if (!file) return undefined;
  const headers = { ...file.headers, 'cache-control': 'no-store' };
  return { html: file.body.toString('utf8'), headers };
}

export function contactErrorPage(
  { html }: ContactErrorTemplate,
  input: Record<string, unknown>,
  errors: readonly { field?: string; message: string }[],
): string {
  const values = new Map<string, string>();
  const formErrors = errors.filter(({ field }) => field === undefined);
  values.set('kept', String(ENQUIRY_FIELDS.some((field) => typeof input[field] === 'string')));
  values.set('form_error', formErrors.map(({ message }) => message).join(' '));
  for (const field of ENQUIRY_FIELDS) {
    const error = errors.find((one) => one.field === field);
    const value = input[field];
    values.set(field, typeof value === 'string' ? value : '');
    values.set(`${field}_error`, error?.message ?? '');
    values.set(`${field}_invalid`, String(error !== undefined));
  }
  return html.replace(/\{\{(\w+)\}\}/g, (_, name) => escapeHtml(values.get(name) ?? ''));
}
