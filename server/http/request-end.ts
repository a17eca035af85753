import type { FastifyInstance, FastifyRequest } from 'fastify';

/** As nginx logs it: the client has gone before its answer. */
const CLIENT_GONE = 499;

interface RequestEnd {
  status: number;
  /** Since the request arrived. */
  ms: number;
}

/** Calls once for each request, also for one whose client did not wait, for which Fastify calls no `onResponse`. */
export function onRequestEnd(
  app: FastifyInstance,
  listener: (request: FastifyRequest, end: RequestEnd) => void,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = reply;
    raw.once('close', () => {
      const status = raw.writableFinished ? reply.statusCode : CLIENT_GONE;
      listener(request, { status, ms: reply.elapsedTime });
    });
    done();
  });
}
