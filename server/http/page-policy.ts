import { createHash } from 'node:crypto';
import type { SiteFacts } from './site-facts.ts';

/** What runs: not the data that search engines read. */
const INLINE_SCRIPT =
  /<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g;

/** The policy of one built page: only its own inline scripts run, each known by its hash. */
export function pagePolicy(html: string, { formAction }: SiteFacts): string {
  const formService = URL.canParse(formAction) ? ` ${new URL(formAction).origin}` : '';
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`.trim(),
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${formService}`,
    "manifest-src 'self'",
    `form-action 'self'${formService}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}
