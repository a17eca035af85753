import type { FastifyBaseLogger } from 'fastify';
import type { House } from '../house.ts';
import { closeBlocks } from './blocks.ts';

const EVERY_MS = 5000;

/**
 * Now and every few seconds: what stands open of the kept counts is closed as it fills up.
 * @returns what ends it; a block that is being closed is closed first, and no other is begun
 */
export function countRegularly(house: House, log: FastifyBaseLogger): () => Promise<void> {
  const stopping = new AbortController();
  let closing: Promise<unknown> | null = null;
  const close = () => {
    closing ??= closeBlocks(house, undefined, stopping.signal)
      .catch((error) => log.warn({ err: error }, 'the counts could not be brought forward'))
      .finally(() => {
        closing = null;
      });
  };
  close();
  const timer = setInterval(close, EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await closing;
  };
}
