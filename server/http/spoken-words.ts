// The pages say what the admins say of their pictures, whichever process has been told: this one at
// once, the others with their next look at the database.
import type { FastifyInstance } from 'fastify';
import type { House } from '../house.ts';
import { describedImages } from '../images/store.ts';
import type { DescribedPages } from './described-pages.ts';

const EVERY_MS = 1000;

/** @returns looks at once; resolves when the pages of this process say it */
export function keepWords(
  app: FastifyInstance,
  house: House,
  { setWords }: DescribedPages,
): () => Promise<void> {
  const look = async () => setWords(await describedImages(house));
  let looking: NodeJS.Timeout | undefined;

  // One look after the other, however long it takes.
  function lookAgain(): void {
    looking = setTimeout(async () => {
      await look().catch((error) => app.log.debug({ err: error }, 'the words were not looked up'));
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
