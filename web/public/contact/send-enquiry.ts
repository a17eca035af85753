// Sends an enquiry with the form service's published client, which only this page downloads.
import type { Client } from '@formspree/core';
import type { EnquiryField } from '#domain/enquiries/enquiry.ts';
import { formAction } from '#web/site-facts.ts';
import { isEnquiryField } from './form-fields.ts';

export type EnquiryValues = Record<string, string>;

export interface EnquiryErrors {
  /** Errors of the whole form in the service's words; may be empty. */
  form: readonly string[];
  fields: Partial<Record<EnquiryField, string>>;
  /** As in ErrorSummary: only a page without script may have lost the visitor's values. */
  kept?: string;
  /** Values of aria-invalid; the default is `true`, and the build puts placeholders here. */
  invalid?: Partial<Record<EnquiryField, string>>;
}

/** Created on page load and not on submit: the service checks how long the visitor took. */
export async function formClient(): Promise<Client> {
  const { createClient } = await import('@formspree/core');
  return createClient();
}

/** @returns undefined if the service has accepted the enquiry */
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

/** `https://forms.example/f/abc` is form `abc` of `https://forms.example`. */
function splitFormUrl({ origin, pathname }: URL): { endpoint: string; form: string } {
  const [, folder = '', form = ''] = /^(.*)\/f\/([^/]+)$/.exec(pathname) ?? [];
  return { endpoint: origin + folder, form };
}
