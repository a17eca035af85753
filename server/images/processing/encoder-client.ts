// Pictures are read and written in a process of its own: the encoder's library never gives its memory
// back, and what kills it (a picture that it cannot bear, a machine out of memory) does not kill the program.
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

/**
 * @param stopping ends the process, whatever it does
 * @returns the tasks as they are, done one at a time; they reject with Problem imageTooLong when one takes
 *   too long, or kills the process twice
 */
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
      // Whatever state it is in, the next picture gets a new one.
      killWorker();
      throw deadline.aborted && !stopping.aborted ? problem('imageTooLong') : error;
    }
  }

  /** What kills it once may have been the machine; what kills it twice is the picture. */
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
    // The process answers with what the task's own function returned.
    return run as EncoderClient[Name];
  }

  return { encode: remote('encode'), normalise: remote('normalise') };
}

function startWorker(): ChildProcess {
  // Not the program's own flags: an inspector's port, for one, can be had only once.
  // And no keys or passwords: it reads what strangers have drawn.
  const env = { PATH: process.env.PATH };
  const child = fork(WORKER_FILE, { serialization: 'advanced', execArgv: [], env });
  // Who asks hears of it; between two pictures it is nobody's trouble.
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
