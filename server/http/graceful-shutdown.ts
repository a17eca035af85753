import type { IncomingMessage, ServerResponse } from 'node:http';
import { Server, type Socket } from 'node:net';
import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { DEFAULT_RETRY_SECONDS, problem } from '#domain/problems.ts';

const SHUTDOWN_TIMEOUT_MS = 10_000;
/** Clients get this time to close their side after our FIN. */
const LINGER_MS = 2000;
const POLLS = 100;

/** Call this before shedLoad(), so that requests in its queue count as running. */
export function gracefulShutdown(app: FastifyInstance): void {
  let closing = false;
  const idle = idleConnections(app, () => closing);
  app.addHook('preClose', async () => {
    closing = true;
    setTimeout(() => app.server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS).unref();
    // Server.close() of HTTP would also reset idle connections with unread requests.
    if (app.server.listening) Server.prototype.close.call(app.server);
    await closeIdleConnections(idle);
  });
  app.addHook('onRequest', async ({ routeOptions }) => {
    if (closing && routeOptions.url !== '/healthz') {
      throw problem('overloaded', { retryAfter: DEFAULT_RETRY_SECONDS });
    }
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}

/** @returns idle connections, with their bytes read so far */
function idleConnections(app: FastifyInstance, isClosing: () => boolean): Map<Socket, number> {
  const idle = new Map<Socket, number>();
  app.server.on('connection', (socket: Socket) => {
    idle.set(socket, socket.bytesRead);
    socket.once('close', () => idle.delete(socket));
  });
  app.server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    idle.delete(socket);
    response.once('close', () => {
      if (socket.destroyed) return;
      if (isClosing()) socket.end();
      else idle.set(socket, socket.bytesRead);
    });
  });
  return idle;
}

/** FIN instead of a reset discards data that still arrives. */
async function closeIdleConnections(idle: ReadonlyMap<Socket, number>): Promise<void> {
  // Two turns of the event loop read requests that have already arrived.
  await setImmediate();
  await setImmediate();
  const idleSockets = [...idle].filter(([socket, bytes]) => socket.bytesRead === bytes);
  for (const [socket] of idleSockets) socket.end();
  for (let i = 0; i < POLLS && idleSockets.some(([socket]) => idle.has(socket)); i++) {
    await wait(LINGER_MS / POLLS);
  }
}
