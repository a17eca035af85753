// security.txt (RFC 9116), left out while the contact is a placeholder.
import { facts } from '#content/documents/facts.ts';
import type { Website } from '#content/website/website.ts';
import { DAY_MS } from '#domain/durations.ts';
import { ORIGIN_PLACEHOLDER as origin } from '#domain/text/placeholders.ts';
import { isPlaceholderEmail } from '#domain/website/checks/placeholders.ts';

export const SECURITY_TEXT_PATH = '/.well-known/security.txt';

/** RFC 9116 recommends less than a year. */
const LASTS_DAYS = 360;

export function securityText(website: Website, now: Date): string | undefined {
  const { security_email } = website.words(facts);
  if (isPlaceholderEmail(security_email)) return undefined;
  const expires = new Date(now.getTime() + LASTS_DAYS * DAY_MS).toISOString();
  return `Contact: mailto:${security_email}
Expires: ${expires}
Preferred-Languages: en, hi
Canonical: ${origin}${SECURITY_TEXT_PATH}
`;
}
