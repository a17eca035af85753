import type { FastifyBaseLogger } from 'fastify';
import type { House } from '../context.ts';
import { every, type StopJob } from '../jobs.ts';
import { closeBlocks } from './count-buckets.ts';

const EVERY_MS = 5000;

/**
 * Now and every few seconds: what stands open of the kept counts is closed as it fills up. At a stop, a block that is
 * being closed is closed first, and no other is begun.
 */
export function countRegularly(house: House, log: Pick<FastifyBaseLogger, 'warn'>): StopJob {
  return every(
    { everyMs: EVERY_MS },
    (stopping) => closeBlocks(house, undefined, stopping),
    (err) => log.warn({ err }, 'the counts could not be brought forward'),
  );
}
