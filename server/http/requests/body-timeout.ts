// Node has one limit for all requests, set for uploads and documents on slow connections; other bodies get less.

import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MINUTE_MS } from '#domain/durations.ts';
import { type RefuseConnection, TOO_SLOW } from '../refuse-connection.ts';

const BODY_TIMEOUT_MS = 15_000;
/** A photo of 10 MB at 20 kB/s, or a PDF of 20 MiB at 35 kB/s, and a margin. */
export const UPLOAD_TIMEOUT_MS = 10 * MINUTE_MS;

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

export function clearBodyTimeout({ raw }: FastifyRequest): void {
  clearTimeout(timers.get(raw));
}
