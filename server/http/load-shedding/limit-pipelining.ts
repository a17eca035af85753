import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers and proxies wait for an answer before they send the next request on a connection. */
const MAX_UNANSWERED = 20;

/** Node reads all requests of a connection ahead of their answers, and the queues would keep them. */
export function limitPipelining(server: Server): void {
  const unanswered = new WeakMap<Socket, number>();
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const requests = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, requests);
    if (requests > MAX_UNANSWERED) socket.destroy();
    else response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
  });
}
