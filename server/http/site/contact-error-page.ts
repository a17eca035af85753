// The contact page once more for a visitor without script whose query was refused: built like every
// page, with places in it ({{name}}) for what was typed and for what is wrong.
import { QUERY_FIELDS } from '#domain/enquiry.ts';
import { escaped } from './html.ts';
import type { BuiltFile } from './static-files.ts';

export interface NotSentPage {
  html: string;
  headers: Record<string, string>;
}

export const NOT_SENT = '/contact/not-sent';

export function notSentPageOf(file: BuiltFile | undefined): NotSentPage | undefined {
  if (!file) return undefined;
  const headers = { ...file.headers, 'cache-control': 'no-store' };
  return { html: file.body.toString('utf8'), headers };
}

export function notSentPage(
  { html }: NotSentPage,
  typed: Record<string, unknown>,
  errors: readonly { field?: string; message: string }[],
): string {
  const places = new Map<string, string>();
  const ofForm = errors.filter(({ field }) => field === undefined);
  places.set('kept', String(QUERY_FIELDS.some((field) => typeof typed[field] === 'string')));
  places.set('form_error', ofForm.map(({ message }) => message).join(' '));
  for (const field of QUERY_FIELDS) {
    const error = errors.find((one) => one.field === field);
    const value = typed[field];
    places.set(field, typeof value === 'string' ? value : '');
    places.set(`${field}_error`, error?.message ?? '');
    places.set(`${field}_invalid`, String(error !== undefined));
  }
  return html.replace(/\{\{(\w+)\}\}/g, (_, name) => escaped(places.get(name) ?? ''));
}
