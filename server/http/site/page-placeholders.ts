// Fills in what the build cannot know: the site's origin and the form service.

import { FORM_ID, FORM_ROOT } from '#domain/enquiries/enquiry.ts';
import { FORM_PLACEHOLDER, ORIGIN_PLACEHOLDER } from '#domain/site-placeholders.ts';
import type { Config } from '../../config.ts';
import { escapeHtml } from './html.ts';

export interface SitePlaceholders {
  /** Without a trailing slash. */
  origin: string;
  /** A path of this site, or the URL of another service. */
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
