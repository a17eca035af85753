// Late requests are refused at once, before their body is read.
import type { IncomingMessage } from 'node:http';
import type { HookHandlerDoneFunction as Done, FastifyInstance, FastifyRequest } from 'fastify';
import { problem } from '#domain/problems.ts';
import type { Traffic } from '../../monitoring/metrics.ts';
import { hasBody } from '../requests/body-timeout.ts';
import { limitPipelining } from './limit-pipelining.ts';
import { type QueuedRequest, RequestQueue } from './request-queue.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** By default GET and HEAD wait with the reads, other methods with the writes; `none` never waits. */
    queue?: 'none' | 'write' | undefined;
    /** Gives the route a queue of its own, and refuses requests while this returns true. */
    isFull?: (() => boolean) | undefined;
  }
}

const MAX_CONNECTIONS = 2000;
const RETRY_SECONDS = 2;
const LOG_EVERY_MS = 5000;
/** Creating an error costs more than sending it. */
const OVERLOADED = problem('overloaded', { retryAfter: RETRY_SECONDS });

const queues = new WeakMap<IncomingMessage, RequestQueue>();
const shed = new WeakSet<IncomingMessage>();

/** Must be called before hooks that do any work. */
export function shedLoad(app: FastifyInstance): Traffic {
  const reads = new RequestQueue();
  // Reads must not wait while another process locks the database.
  const writes = new RequestQueue();
  const ownQueues = new Map<string, RequestQueue>();
  const all = () => [reads, writes, ...ownQueues.values()];
  const readingBody = new WeakSet<IncomingMessage>();
  const shedCounter = createShedCounter(app);
  app.server.maxConnections = MAX_CONNECTIONS;
  limitPipelining(app.server);

  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request;
    const queue = queueOf(request);
    if (!queue) return done();
    if (request.routeOptions.config.isFull?.()) refuse(raw, done);
    else queue.add(queued(raw, queue, done));
  });
  // A slow sender holds no slot while its body arrives.
  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (hasBody(request.raw) && releaseSlot(request)) readingBody.add(request.raw);
    done(null, payload);
  });
  app.addHook('preValidation', (request, _reply, done) => {
    const { raw, routeOptions } = request;
    const queue = queueOf(request);
    // isFull limits such a route, and could not see requests in a second queue.
    if (!readingBody.delete(raw) || routeOptions.config.isFull || !queue) return done();
    queue.addPriority(queued(raw, queue, done));
  });
  // The receiver may be slow, so the slot is freed before the answer is sent.
  app.addHook('onSend', async (request) => void releaseSlot(request));
  app.addHook('onResponse', async (request) => void releaseSlot(request));

  function queueOf({ method, routeOptions }: FastifyRequest): RequestQueue | undefined {
    const { url, config } = routeOptions;
    if (url === undefined || config.queue === 'none') return undefined;
    if (config.isFull) return ownQueue(url);
    const isRead = (method === 'GET' || method === 'HEAD') && config.queue !== 'write';
    return isRead ? reads : writes;
  }

  function queued(raw: IncomingMessage, queue: RequestQueue, done: Done): QueuedRequest {
    return {
      begin: () => {
        queues.set(raw, queue);
        done();
      },
      refuse: () => refuse(raw, done),
      isDisconnected: () => raw.socket.destroyed,
    };
  }

  function refuse(raw: IncomingMessage, done: Done): void {
    shed.add(raw);
    shedCounter.increment();
    done(OVERLOADED);
  }

  function ownQueue(url: string): RequestQueue {
    const queue = ownQueues.get(url) ?? new RequestQueue();
    ownQueues.set(url, queue);
    return queue;
  }

  return {
    running: () => all().reduce((sum, { running }) => sum + running, 0),
    waiting: () => all().reduce((sum, { waiting }) => sum + waiting, 0),
    shed: () => shedCounter.total(),
  };
}

/** @returns whether the request had one */
export function releaseSlot({ raw }: Pick<FastifyRequest, 'raw'>): boolean {
  const queue = queues.get(raw);
  queues.delete(raw);
  queue?.end();
  return queue !== undefined;
}

export function wasShed({ raw }: FastifyRequest): boolean {
  return shed.has(raw);
}

/** A line for each refused request would be a load of its own. */
function createShedCounter(app: FastifyInstance) {
  let total = 0;
  let logged = 0;
  const log = () => {
    app.log.warn({ shed: total - logged }, 'overloaded: requests were refused');
    logged = total;
  };
  return {
    total: () => total,
    increment: () => {
      if (total === logged) setTimeout(log, LOG_EVERY_MS).unref();
      total += 1;
    },
  };
}
