import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { problem } from '#domain/problems.ts';
import type { House } from '../house.ts';
import { send } from './errors.ts';

const RETRY_SECONDS = 5;

const PROBE_EVERY_MS = 1000;
const PROBE_PATIENCE_MS = 2000;

/** `/healthz`: the process lives. `/readyz`: the store takes a write. */
export function answerHealth(app: FastifyInstance, house: House): void {
  let probed = { at: 0, result: Promise.resolve() };
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    // One write a second at most, however often somebody asks.
    if (Date.now() - probed.at > PROBE_EVERY_MS) probed = { at: Date.now(), result: probe(house) };
    try {
      await Promise.race([probed.result, tooLong()]);
      return { status: 'ready' };
    } catch (error) {
      request.log.warn({ err: error }, 'the store takes no write');
      return send(reply, problem('storeUnavailable', { retryAfter: RETRY_SECONDS }));
    }
  });
}

async function tooLong(): Promise<never> {
  await setTimeout(PROBE_PATIENCE_MS, undefined, { ref: false });
  throw new Error('the store did not answer in time');
}

async function probe({ db, now }: House): Promise<void> {
  const value = now().toISOString();
  await db
    .insertInto('store_facts')
    .values({ name: 'last_probe', value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
