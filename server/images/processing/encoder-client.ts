// libvips never returns memory, and its crash must not end the server.
import { join } from 'node:path';
import { MINUTE_MS } from '#domain/durations.ts';
import { problem } from '#domain/problems.ts';
import { forkedWorker, isWorkerFailure } from '../../process/forked-worker.ts';
import type { EncoderClient, Outcome, Task } from './encoder-worker.ts';

const WORKER_FILE = join(import.meta.dirname, 'encoder-worker.ts');

/** @throws Problem imageTooSlow (both functions) when a task takes too long or crashes the process twice */
export function createEncoderClient(stopping: AbortSignal): EncoderClient {
  const runTask = forkedWorker<Task, Outcome>(WORKER_FILE, { stopping, timeoutMs: MINUTE_MS });

  function remote<Name extends keyof EncoderClient>(name: Name): EncoderClient[Name] {
    const run = async (...input: unknown[]) => {
      const outcome = await runTask({ name, input }).catch(refuseImage);
      if ('refused' in outcome) throw problem(outcome.refused, { message: outcome.message });
      if ('failure' in outcome) throw new Error(outcome.failure);
      return outcome.result;
    };
    return run as EncoderClient[Name];
  }

  return { encode: remote('encode'), normalise: remote('normalise') };
}

function refuseImage(error: unknown): never {
  throw isWorkerFailure(error) ? problem('imageTooSlow', { cause: error }) : error;
}
