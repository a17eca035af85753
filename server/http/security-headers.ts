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
/** Of an answer that never came to a route. */
export const REFUSAL_HEADERS = {
  ...ALWAYS,
  'content-security-policy': NOTHING_RUNS,
  'cache-control': 'no-store',
};
const ONE_YEAR = 'max-age=31536000; includeSubDomains';

/** On every answer. Pages set their own policy; what is not a page may run nothing. */
export function setSecurityHeaders(app: FastifyInstance, publicUrl: string | undefined): void {
  const behindTls = publicUrl?.startsWith('https:') ?? false;
  app.addHook('onSend', async (_request, reply) => {
    reply.headers(ALWAYS);
    if (behindTls) reply.header('strict-transport-security', ONE_YEAR);
    if (!reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', NOTHING_RUNS);
    }
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}
