// The pages say what the admins say of their pictures, whichever process has been told: this one at
// once, the others with their next look at the database.
import type { FastifyInstance } from 'fastify';
import pLimit from 'p-limit';
import type { House } from '../house.ts';
import { describedImages } from '../images/store.ts';
import type { DescribedPages } from './described-pages.ts';

const EVERY_MS = 1000;

/** @returns looks at once; resolves when the pages of this process say it, or else soon will */
export function keepWords(
  app: FastifyInstance,
  house: House,
  { setWords }: DescribedPages,
): () => Promise<void> {
  // One after the other: an older answer of the database must not come last.
  const inTurn = pLimit(1);
  const look = () =>
    inTurn(async () => setWords(await describedImages(house))).catch((error) => {
      app.log.warn({ err: error }, 'the words of the pictures could not be looked up');
    });
  let looking: NodeJS.Timeout | undefined;

  function lookAgain(): void {
    looking = setTimeout(async () => {
      await look();
      if (looking) lookAgain();
    }, EVERY_MS).unref();
  }
  app.addHook('onReady', look);
  app.addHook('onListen', async () => lookAgain());
  app.addHook('onClose', async () => {
    clearTimeout(looking);
    looking = undefined;
  });
  return look;
}
