import type { IncomingMessage, ServerResponse } from 'node:http';
import { Server, type Socket } from 'node:net';
import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { problem } from '#domain/problems.ts';

const SHUTDOWN_TIMEOUT_MS = 10_000;
/** How long who was told of the end (FIN) may take to close, before the connection is cut. */
const LINGER_MS = 2000;
const POLLS = 100;
const RETRY_SECONDS = 5;

/**
 * While the program stops, the answers to what had begun also end their connections: a browser keeps
 * them open for a minute otherwise, and the program would wait for it. Who has not sent a whole request
 * by then is not waited for at all. Who only asks now, on a connection that was open, is told to come again.
 * To be called before what lets requests wait: these had asked before.
 */
export function gracefulShutdown(app: FastifyInstance): void {
  let closing = false;
  const idle = idleConnections(app, () => closing);
  app.addHook('preClose', async () => {
    closing = true;
    setTimeout(() => app.server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS).unref();
    // Of the HTTP server, `close` would also cut what is idle, with what has come and is not read yet: a reset.
    if (app.server.listening) Server.prototype.close.call(app.server);
    await closeIdleConnections(idle);
  });
  app.addHook('onRequest', async ({ routeOptions }) => {
    if (closing && routeOptions.url !== '/healthz') {
      throw problem('overloaded', { retryAfter: RETRY_SECONDS });
    }
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}

/**
 * The connections on which nothing is being answered, with the bytes that had come on them by then. One whose
 * answer began before the end, ends with it.
 */
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

/** By a FIN, and not by a reset: what is on the way to us then is read, and let go. */
async function closeIdleConnections(idle: ReadonlyMap<Socket, number>): Promise<void> {
  // What has been sent before is read in a round of the event loop: whoever has begun to ask is answered.
  await setImmediate();
  await setImmediate();
  const idleSockets = [...idle].filter(([socket, bytes]) => socket.bytesRead === bytes);
  for (const [socket] of idleSockets) socket.end();
  for (let i = 0; i < POLLS && idleSockets.some(([socket]) => idle.has(socket)); i++) {
    await wait(LINGER_MS / POLLS);
  }
}
