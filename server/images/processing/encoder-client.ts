// Runs the encoder in its own process: libvips never returns memory, and its crash must not end the server.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { problem } from '#domain/problems.ts';
import type { EncoderClient, Outcome, Task } from './encoder-worker.ts';

const WORKER_FILE = join(import.meta.dirname, 'encoder-worker.ts');
const IDLE_MS = 10_000;
const TASK_TIMEOUT_MS = 60_000;

class EncoderExited extends Error {}

/** @throws Problem imageTooLong (both functions) when a task takes too long or crashes the process twice */
export function createEncoderClient(
  stopping: AbortSignal,
  timeoutMs = TASK_TIMEOUT_MS,
): EncoderClient {
  const oneAtATime = pLimit(1);
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  function killWorker(): void {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
  }
  stopping.addEventListener('abort', killWorker);

  async function runTask(task: Task): Promise<Exclude<Outcome, { failure: string }>> {
    stopping.throwIfAborted();
    clearTimeout(idle);
    if (!child?.connected) child = startWorker();
    const deadline = AbortSignal.any([stopping, AbortSignal.timeout(timeoutMs)]);
    try {
      const outcome = await sendTask(child, task, deadline);
      if ('failure' in outcome) throw new Error(outcome.failure);
      idle = setTimeout(killWorker, IDLE_MS).unref();
      return outcome;
    } catch (error) {
      killWorker();
      throw deadline.aborted && !stopping.aborted ? problem('imageTooLong') : error;
    }
  }

  /** One crash may be the machine's fault; two are the image's. */
  async function runTaskWithRetry(task: Task): ReturnType<typeof runTask> {
    try {
      return await runTask(task);
    } catch (error) {
      if (!(error instanceof EncoderExited)) throw error;
    }
    return runTask(task).catch((error) => {
      throw error instanceof EncoderExited ? problem('imageTooLong', { cause: error }) : error;
    });
  }

  function remote<Name extends keyof EncoderClient>(name: Name): EncoderClient[Name] {
    const run = async (...input: unknown[]) => {
      const outcome = await oneAtATime(() => runTaskWithRetry({ name, input }));
      if ('refused' in outcome) throw problem(outcome.refused, { message: outcome.message });
      return outcome.result;
    };
    return run as EncoderClient[Name];
  }

  return { encode: remote('encode'), normalise: remote('normalise') };
}

function startWorker(): ChildProcess {
  // No execArgv, as an inspector's port can be opened only once; no secrets, as it reads untrusted files.
  const env = { PATH: process.env.PATH };
  const child = fork(WORKER_FILE, { serialization: 'advanced', execArgv: [], env });
  // Between two tasks, an unhandled 'error' event would end the server.
  return child.on('error', () => {});
}

async function sendTask(child: ChildProcess, task: Task, deadline: AbortSignal): Promise<Outcome> {
  const finished = new AbortController();
  const signal = AbortSignal.any([deadline, finished.signal]);
  const exited = once(child, 'exit', { signal }).then(([code, killedBy]) => {
    throw new EncoderExited(`the encoding process ended (${killedBy ?? code})`);
  });
  try {
    const outcomeReceived = once(child, 'message', { signal }).then(
      ([outcome]): Outcome => outcome,
    );
    child.send(task);
    return await Promise.race([outcomeReceived, exited]);
  } finally {
    finished.abort();
  }
}
