// Sends a query with the published client of the form service, which is fetched only on this page.
import type { Client } from '@formspree/core';
import type { QueryField } from '#domain/enquiry.ts';
import { formAction } from '#web/site-facts.ts';
import { isQueryField } from './form-fields.ts';

export type QuerySent = Record<string, string>;

export interface NotSent {
  /** Of the whole form, in the service's words. May be empty. */
  form: readonly string[];
  fields: Partial<Record<QueryField, string>>;
  /** Whether what was typed came back; only a page without script may have lost it. */
  kept?: string;
  /** What aria-invalid says of a field with an error; `true` unless a place for it stands here. */
  invalid?: Partial<Record<QueryField, string>>;
}

/** Made when the page wakes and not when it is sent: the service looks at how long somebody took. */
export async function formClient(): Promise<Client> {
  const { createClient } = await import('@formspree/core');
  return createClient();
}

/** @returns undefined when the service has accepted it */
export async function sendQuery(client: Client, query: QuerySent): Promise<NotSent | undefined> {
  const { endpoint, form } = placeOf(new URL(formAction(), location.href));
  const result = await client.submitForm(form, query, { endpoint, clientName: 'adhyay' });
  if (result.kind === 'success') return undefined;
  const fields: NotSent['fields'] = {};
  const others: string[] = [];
  for (const [field, errors] of result.getAllFieldErrors()) {
    const text = errors.map(({ message }) => message).join(' ');
    if (isQueryField(field)) fields[field] = text;
    else others.push(text);
  }
  return { form: [...result.getFormErrors().map(({ message }) => message), ...others], fields };
}

/** `https://forms.example/f/abc` is the form `abc` of `https://forms.example`. */
function placeOf({ origin, pathname }: URL): { endpoint: string; form: string } {
  const [, folder = '', form = ''] = /^(.*)\/f\/([^/]+)$/.exec(pathname) ?? [];
  return { endpoint: origin + folder, form };
}
