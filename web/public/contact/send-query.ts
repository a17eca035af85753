// Sends a query with the published client of the form service, which is fetched only on this page.
import type { Client } from '@formspree/core';
import type { EnquiryField } from '#domain/enquiries/enquiry.ts';
import { formAction } from '#web/site-facts.ts';
import { isEnquiryField } from './form-fields.ts';

export type EnquiryValues = Record<string, string>;

export interface EnquiryErrors {
  /** Of the whole form, in the service's words. May be empty. */
  form: readonly string[];
  fields: Partial<Record<EnquiryField, string>>;
  /** Whether what was typed came back; only a page without script may have lost it. */
  preserved?: string;
  /** What aria-invalid says of a field with an error; `true` unless a place for it stands here. */
  invalid?: Partial<Record<EnquiryField, string>>;
}

/** Made when the page wakes and not when it is sent: the service looks at how long somebody took. */
export async function formClient(): Promise<Client> {
  const { createClient } = await import('@formspree/core');
  return createClient();
}

/** @returns undefined when the service has accepted it */
export async function sendEnquiry(
  client: Client,
  enquiry: EnquiryValues,
): Promise<EnquiryErrors | undefined> {
  const { endpoint, form } = splitFormUrl(new URL(formAction(), location.href));
  const result = await client.submitForm(form, enquiry, { endpoint, clientName: 'adhyay' });
  if (result.kind === 'success') return undefined;
  const fields: EnquiryErrors['fields'] = {};
  const others: string[] = [];
  for (const [field, errors] of result.getAllFieldErrors()) {
    const text = errors.map(({ message }) => message).join(' ');
    if (isEnquiryField(field)) fields[field] = text;
    else others.push(text);
  }
  return { form: [...result.getFormErrors().map(({ message }) => message), ...others], fields };
}

/** `https://forms.example/f/abc` is the form `abc` of `https://forms.example`. */
function splitFormUrl({ origin, pathname }: URL): { endpoint: string; form: string } {
  const [, folder = '', form = ''] = /^(.*)\/f\/([^/]+)$/.exec(pathname) ?? [];
  return { endpoint: origin + folder, form };
}
