// Who sends too slowly is let go. Node's own limit is one for all requests, and a photograph on a bad
// line takes minutes: it is set for that, and everything else is held to a shorter one here.
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type RefuseConnection, TOO_SLOW } from './errors.ts';

const BODY_TIMEOUT_MS = 15_000;
/** A picture of 10 MB at 20 kB a second, and a little more. */
export const UPLOAD_TIMEOUT_MS = 10 * 60 * 1000;

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

export function enforceBodyTimeout(app: FastifyInstance, refuse: RefuseConnection): void {
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (!hasBody(raw)) return;
    const timer = setTimeout(() => {
      if (raw.complete) return;
      if (reply.raw.headersSent) raw.destroy();
      else refuse(TOO_SLOW, raw.socket);
    }, BODY_TIMEOUT_MS).unref();
    timers.set(raw, timer);
    raw.once('close', () => clearTimeout(timer));
  });
}

export function hasBody({ headers }: IncomingMessage): boolean {
  const { 'content-length': length = '0', 'transfer-encoding': chunked } = headers;
  return chunked !== undefined || length !== '0';
}

/** From now on this one may take as long as an upload. */
export function clearBodyTimeout({ raw }: FastifyRequest): void {
  clearTimeout(timers.get(raw));
}
