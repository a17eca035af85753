// An endless or memory-hungry page must not end the server, so a separate process renders.
import { join } from 'node:path';
import { MINUTE_MS, SECOND_MS } from '#domain/durations.ts';
import { problem } from '#domain/problems.ts';
import { forkedWorker, isWorkerFailure } from '../../process/forked-worker.ts';
import type { RenderOutcome, RenderTask } from './render-worker.ts';

const WORKER_FILE = join(import.meta.dirname, 'render-worker.ts');
const TIMEOUT_MS = 60 * SECOND_MS;
/** An editor causes another rendering within seconds, and a start takes 0.3 s. */
const IDLE_MS = MINUTE_MS;

export type Render = (task: Omit<RenderTask, 'folder'>, limitMs?: number) => Promise<RenderOutcome>;

/** @param folder of the build @throws Problem pageFailed when a task takes too long or crashes the process twice */
export function createRenderClient(
  folder: string,
  stopping: AbortSignal,
  timeoutMs = TIMEOUT_MS,
): Render {
  const run = forkedWorker<RenderTask, RenderOutcome>(WORKER_FILE, {
    stopping,
    timeoutMs,
    idleMs: IDLE_MS,
  });
  return (task, limitMs) => run({ folder, ...task }, limitMs).catch(refusePage);
}

function refusePage(error: unknown): never {
  throw isWorkerFailure(error) ? problem('pageFailed', { cause: error }) : error;
}
