// The pages say what the admins say of their pictures, whichever process has been told: this one at
// once, the others with their next look at the database.
import type { FastifyInstance } from 'fastify';
import pLimit from 'p-limit';
import type { House } from '../../context.ts';
import { describedImages } from '../../images/store.ts';
import { every, type StopJob } from '../../jobs.ts';
import type { DescribedPages } from './pages.ts';

const EVERY_MS = 1000;

/** @returns looks at once; resolves when the pages of this process say it, or else soon will */
export function keepWords(
  app: FastifyInstance,
  house: House,
  { setWords }: DescribedPages,
): () => Promise<void> {
  // One after the other: an older answer of the database must not come last.
  const inTurn = pLimit(1);
  const lookUp = () => inTurn(async () => setWords(await describedImages(house)));
  const warn = (err: unknown) =>
    app.log.warn({ err }, 'the words of the pictures could not be looked up');
  const look = () => lookUp().catch(warn);
  let stop: StopJob | undefined;
  app.addHook('onReady', look);
  app.addHook('onListen', async () => {
    stop = every({ everyMs: EVERY_MS, later: true }, lookUp, warn);
  });
  app.addHook('onClose', () => stop?.());
  return look;
}
