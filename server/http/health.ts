import type { FastifyInstance } from 'fastify';
import { problem } from '#domain/problems.ts';
import type { House } from '../house.ts';
import { send } from './errors.ts';

const RETRY_SECONDS = 5;

/** `/healthz`: the process lives. `/readyz`: the store takes a write. */
export function answerHealth(app: FastifyInstance, house: House): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    try {
      await probe(house);
      return { status: 'ready' };
    } catch (error) {
      request.log.warn({ err: error }, 'the store takes no write');
      return send(reply, problem('storeUnavailable', { retryAfter: RETRY_SECONDS }));
    }
  });
}

async function probe({ db, now }: House): Promise<void> {
  const value = now().toISOString();
  await db
    .insertInto('store_facts')
    .values({ name: 'last_probe', value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
