import { createHash } from 'node:crypto';
import type { SitePlaceholders } from './page-placeholders.ts';

/** Leaves out JSON-LD, which is not run. */
const INLINE_SCRIPT =
  /<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style>([\s\S]*?)<\/style>/g;

/** Allows inline scripts and styles of this page only, by their hash. */
export function contentSecurityPolicy(html: string, { formAction }: SitePlaceholders): string {
  // The full URL, as other forms on the same host could collect stolen data.
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
    // Strings cannot become script or markup in the DOM, and no policy can allow it.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** For pages without scripts and forms. */
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
