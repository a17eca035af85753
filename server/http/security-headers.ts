import type { FastifyInstance } from 'fastify';

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
};
const NOTHING_RUNS = "default-src 'none'; frame-ancestors 'none'; sandbox";
const ONE_YEAR = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** Of an answer that never came to a route. */
export function refusalHeaders(publicUrl: string | undefined): Record<string, string> {
  return {
    ...always(publicUrl),
    'content-security-policy': NOTHING_RUNS,
    'cache-control': 'no-store',
  };
}

/** On every answer. Pages set their own policy; what is not a page may run nothing. */
export function setSecurityHeaders(app: FastifyInstance, publicUrl: string | undefined): void {
  const headers = always(publicUrl);
  app.addHook('onSend', async (_request, reply) => {
    reply.headers(headers);
    if (!reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', NOTHING_RUNS);
    }
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}

function always(publicUrl: string | undefined): Record<string, string> {
  const behindTls = publicUrl?.startsWith('https:') ?? false;
  return { ...ALWAYS, ...(behindTls && ONE_YEAR) };
}
