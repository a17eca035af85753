// More than the program can carry: what it could not answer in time is refused at once, before its body
// and before any query, so that the rest is answered. DECISIONS.md, "Overload".
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { API_ROOT, type Call, calls } from '#domain/calls.ts';
import { problem } from '#domain/problems.ts';
import type { Traffic } from '../metrics.ts';
import { Admission } from './admission.ts';
import { hasBody } from './slow-bodies.ts';
import { Stretch } from './stretch.ts';

const MOST_CONNECTIONS = 2000;
const RETRY_SECONDS = 2;
const TOLD_EVERY_MS = 5000;
/** Who watches over the program is always answered. */
const NEVER_SHED = new Set<string | undefined>(['/healthz', '/readyz', '/metrics']);
/** Comes from memory, also while the database stands still: pages, assets, and what is at no address. */
const FROM_MEMORY = new Set([undefined, '/*', `${API_ROOT}/docs`, `${API_ROOT}/openapi.json`]);
/** To read these is written down. */
const RECORDED = new Set(
  Object.values<Call>(calls)
    .filter(({ recorded }) => recorded)
    .map(({ path }) => API_ROOT + path),
);
/** One for all: to make an error costs more than to send it. */
const OVERLOADED = problem('overloaded', { retryAfter: RETRY_SECONDS });

const places = new WeakMap<IncomingMessage, Admission>();
const shed = new WeakSet<IncomingMessage>();

/**
 * To be called before the hooks that do any work.
 * @param isFull by route: what is refused although the program has room, because what it needs has none
 */
export function shedOverload(
  app: FastifyInstance,
  isFull: Readonly<Record<string, () => boolean>>,
): Traffic {
  const stretch = new Stretch();
  const reads = new Admission(stretch);
  // While another process holds the database, who waits to write keeps no reader waiting.
  const writes = new Admission(stretch);
  // What has a limit of its own has a line of its own: who waits for a hash keeps no others waiting.
  const limited = new Map(Object.keys(isFull).map((route) => [route, new Admission(stretch)]));
  const admissions = [reads, writes, ...limited.values()];
  const reading = new WeakSet<IncomingMessage>();
  const count = countShed(app);
  app.server.maxConnections = MOST_CONNECTIONS;

  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request;
    const route = request.routeOptions.url;
    const admission = admissionOf(request);
    if (NEVER_SHED.has(route)) return done();
    const refuse = () => {
      shed.add(raw);
      count.more();
      done(OVERLOADED);
    };
    if (route && isFull[route]?.()) return refuse();
    const one = { refuse, isGone: () => isGone(raw) };
    if (FROM_MEMORY.has(route)) admission.arriveForMemory({ ...one, admit: done });
    else admission.arrive({ ...one, admit: () => enter(raw, admission, done) });
  });
  // A body comes as slowly as its sender: nobody else waits for that.
  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (hasBody(request.raw) && leave(request.raw)) reading.add(request.raw);
    done(null, payload);
  });
  app.addHook('preValidation', (request, _reply, done) => {
    const { raw } = request;
    // What has a limit of its own is held to it, and to no places: its line would be hidden from it.
    if (!reading.delete(raw) || limited.has(request.routeOptions.url ?? '')) return done();
    const admission = admissionOf(request);
    admission.comeBack({ admit: () => enter(raw, admission, done), isGone: () => isGone(raw) });
  });
  // Not when it has been sent: the receiver may be slow.
  app.addHook('onSend', async ({ raw }) => void leave(raw));
  app.addHook('onResponse', async ({ raw }) => void leave(raw));

  function admissionOf({ method, routeOptions: { url = '' } }: FastifyRequest): Admission {
    const isRead = (method === 'GET' || method === 'HEAD') && !RECORDED.has(url);
    return limited.get(url) ?? (isRead ? reads : writes);
  }

  return {
    running: () => admissions.reduce((sum, { running }) => sum + running, 0),
    waiting: () => admissions.reduce((sum, { waiting }) => sum + waiting, 0),
    shed: () => count.total(),
  };
}

function enter(raw: IncomingMessage, admission: Admission, done: () => void): void {
  places.set(raw, admission);
  done();
}

/** From now on this one waits for its sender, or for another process, and takes nobody's place. */
export function giveUpPlace({ raw }: FastifyRequest): void {
  leave(raw);
}

export function wasShed({ raw }: FastifyRequest): boolean {
  return shed.has(raw);
}

function leave(raw: IncomingMessage): boolean {
  const admission = places.get(raw);
  places.delete(raw);
  admission?.leave();
  return admission !== undefined;
}

function isGone({ socket }: IncomingMessage): boolean {
  return socket.destroyed;
}

/** One line for many: a line for each would be a load of its own. */
function countShed(app: FastifyInstance) {
  let total = 0;
  let told = 0;
  const tell = () => {
    app.log.warn({ shed: total - told }, 'more was asked than can be answered in time');
    told = total;
  };
  return {
    total: () => total,
    more: () => {
      if (total === told) setTimeout(tell, TOLD_EVERY_MS).unref();
      total += 1;
    },
  };
}
