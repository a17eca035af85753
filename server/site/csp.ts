import { hash } from 'node:crypto';
import { TRUSTED_TYPES_POLICY } from '#domain/desk/service-worker.ts';

/** JSON-LD is not run, and left out. */
const INLINE_SCRIPT =
  /<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style>([\s\S]*?)<\/style>/g;

/** A `sandbox` would give workers another origin. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

interface PolicyOptions {
  /** True for the desk's page, which registers the service worker and frames previews. */
  hasWorker?: boolean;
  frameAncestors?: 'none' | 'self';
}

/** @param formAction a path of this site, or the URL of another service */
export function contentSecurityPolicy(
  html: string,
  formAction: string,
  { hasWorker = false, frameAncestors = 'none' }: PolicyOptions = {},
): string {
  // Other forms on the same host could collect stolen data, so the policy has the full URL.
  const formService = URL.canParse(formAction) ? ` ${new URL(formAction).href}` : '';
  return [
    "default-src 'none'",
    html.includes('<script')
      ? `script-src 'self'${hashesOf(INLINE_SCRIPT, html)}`
      : "script-src 'none'",
    `style-src 'self'${hashesOf(INLINE_STYLE, html)}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${formService}`,
    "manifest-src 'self'",
    ...(hasWorker ? ["worker-src 'self'", "frame-src 'self'"] : []),
    `form-action 'self'${formService}`,
    `frame-ancestors '${frameAncestors}'`,
    "base-uri 'none'",
    // Strings cannot become script or markup in the DOM; the desk's policy passes the URL of its worker only.
    "require-trusted-types-for 'script'",
    `trusted-types ${hasWorker ? TRUSTED_TYPES_POLICY : "'none'"}`,
  ].join('; ');
}

function hashesOf(inline: RegExp, html: string): string {
  const hashes = [...html.matchAll(inline)].map(
    ([, text = '']) => ` 'sha256-${hash('sha256', text, 'base64')}'`,
  );
  return [...new Set(hashes)].join('');
}
