// What a built page cannot know: under which address the site is, and which form service it sends to.
// The build leaves placeholders for both; they are filled in once, when the pages are read.

import { FORM_ID, FORM_ROOT } from '#domain/enquiries/enquiry.ts';
import { FORM_PLACEHOLDER, ORIGIN_PLACEHOLDER } from '#domain/site-placeholders.ts';
import type { Config } from '../../config.ts';
import { escapeHtml } from './html.ts';

export interface SitePlaceholders {
  /** Without a slash at its end. */
  origin: string;
  /** Where the contact form goes: a path of our own, or another service's address. */
  formAction: string;
}

export function sitePlaceholders({
  publicUrl,
  host,
  port,
  formEndpoint,
}: Config): SitePlaceholders {
  const hostInUrl = host.includes(':') ? `[${host}]` : host;
  return {
    origin: publicUrl ?? `http://${hostInUrl}:${port}`,
    formAction: formEndpoint ?? `${FORM_ROOT}/${FORM_ID}`,
  };
}

export function fillPlaceholders(text: string, { origin, formAction }: SitePlaceholders): string {
  return text
    .replaceAll(ORIGIN_PLACEHOLDER, escapeHtml(origin))
    .replaceAll(FORM_PLACEHOLDER, escapeHtml(formAction));
}
