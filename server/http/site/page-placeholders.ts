// What a built page cannot know: under which address the site is, and which form service it sends to.
// The build leaves placeholders for both; they are filled in once, when the pages are read.

import { FORM_ID, FORM_ROOT } from '#domain/enquiry.ts';
import { FORM_PLACEHOLDER, ORIGIN_PLACEHOLDER } from '#domain/site-placeholders.ts';
import type { Config } from '../../config.ts';
import { escaped } from './html.ts';

export interface SiteFacts {
  /** Without a slash at its end. */
  origin: string;
  /** Where the contact form goes: a path of our own, or another service's address. */
  formAction: string;
}

export function siteFacts({ publicUrl, host, port, formEndpoint }: Config): SiteFacts {
  const hostInUrl = host.includes(':') ? `[${host}]` : host;
  return {
    origin: publicUrl ?? `http://${hostInUrl}:${port}`,
    formAction: formEndpoint ?? `${FORM_ROOT}/${FORM_ID}`,
  };
}

export function filledIn(text: string, { origin, formAction }: SiteFacts): string {
  return text
    .replaceAll(ORIGIN_PLACEHOLDER, escaped(origin))
    .replaceAll(FORM_PLACEHOLDER, escaped(formAction));
}
