import type { FastifyInstance } from 'fastify';

const BASE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
};
const DENY_ALL_CSP = "default-src 'none'; frame-ancestors 'none'; sandbox";
const HSTS = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** No hook runs for answers outside of all routes. */
export function refusalHeaders(publicUrl: string | undefined): Record<string, string> {
  return {
    ...baseHeaders(publicUrl),
    'content-security-policy': DENY_ALL_CSP,
    'cache-control': 'no-store',
  };
}

/** Pages set their own CSP; everything else may load and run nothing. */
export function setSecurityHeaders(app: FastifyInstance, publicUrl: string | undefined): void {
  const headers = baseHeaders(publicUrl);
  app.addHook('onSend', async (_request, reply) => {
    // The editor may frame a preview.
    const mayBeFramed = reply.getHeader('x-frame-options') === 'SAMEORIGIN';
    reply.headers({ ...headers, ...(mayBeFramed && { 'x-frame-options': 'SAMEORIGIN' }) });
    if (!reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', DENY_ALL_CSP);
    }
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}

function baseHeaders(publicUrl: string | undefined): Record<string, string> {
  const behindTls = publicUrl?.startsWith('https:') ?? false;
  return { ...BASE_HEADERS, ...(behindTls && HSTS) };
}
