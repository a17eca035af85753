import type { FastifyInstance, FastifyRequest } from 'fastify';

/** nginx's code for a connection that was closed before the answer, in most cases by the client. */
const CLIENT_GONE = 499;

interface RequestEnd {
  status: number;
  ms: number;
}

/** Fastify calls no `onResponse` for a client that did not wait. */
export function onRequestEnd(
  app: FastifyInstance,
  listener: (request: FastifyRequest, end: RequestEnd) => void,
): void {
  const ended = new WeakSet<FastifyRequest>();
  const end = (request: FastifyRequest, status: number, ms: number) => {
    if (!ended.has(request)) listener(request, { status, ms });
    ended.add(request);
  };
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) end(request, CLIENT_GONE, reply.elapsedTime);
    });
    done();
  });
  app.addHook('onResponse', async (request, reply) => {
    end(request, reply.statusCode, reply.elapsedTime);
  });
}
