import { createHash } from 'node:crypto';
import type { SitePlaceholders } from './page-placeholders.ts';

/** What runs: not the data that search engines read. */
const INLINE_SCRIPT =
  /<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style>([\s\S]*?)<\/style>/g;

/** The policy of one built page: only its own inline scripts and styles hold, each known by its hash. */
export function contentSecurityPolicy(html: string, { formAction }: SitePlaceholders): string {
  // Another service's form and nothing else of its host: what is stolen could be sent to any other.
  const formService = URL.canParse(formAction) ? ` ${new URL(formAction).href}` : '';
  return [
    "default-src 'none'",
    `script-src 'self'${hashesOf(INLINE_SCRIPT, html)}`,
    `style-src 'self'${hashesOf(INLINE_STYLE, html)}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${formService}`,
    "manifest-src 'self'",
    `form-action 'self'${formService}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    // No text becomes script or markup by way of the DOM, and no policy can be made that lets it.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** Of a page on which nothing runs and from which nothing is sent. */
export function staticContentSecurityPolicy(html: string): string {
  return [
    "default-src 'none'",
    `style-src${hashesOf(INLINE_STYLE, html)}`,
    "font-src 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}

function hashesOf(inline: RegExp, html: string): string {
  const hashes = [...html.matchAll(inline)].map(
    ([, text = '']) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return [...new Set(hashes)].join('');
}
