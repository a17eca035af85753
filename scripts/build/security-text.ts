// security.txt (RFC 9116), left out while the contact is a placeholder.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TrustDetail } from '#content/site.ts';
import { ORIGIN_PLACEHOLDER as origin } from '#domain/site-placeholders.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** RFC 9116 recommends less than a year. */
const LASTS_DAYS = 360;

export function writeSecurityText(folder: string, contact: TrustDetail, now: Date): void {
  if (contact.placeholder) return;
  const place = join(folder, '.well-known');
  const expires = new Date(now.getTime() + LASTS_DAYS * DAY_MS).toISOString();
  mkdirSync(place, { recursive: true });
  writeFileSync(
    join(place, 'security.txt'),
    `Contact: mailto:${contact.text}
Expires: ${expires}
Preferred-Languages: en, hi
Canonical: ${origin}/.well-known/security.txt
`,
  );
}
