// Pictures are read and written in a process of its own: the encoder's library never gives its memory
// back, and what kills it (a picture that it cannot bear, a machine out of memory) does not kill the program.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { problem } from '#domain/problems.ts';
import type { Outcome, Task, Tasks } from './encoder-worker.ts';

const PROGRAM = join(import.meta.dirname, 'encoder-worker.ts');
const IDLE_MS = 10_000;
const PATIENCE_MS = 60_000;

class ProcessEnded extends Error {}

/**
 * @param stopping ends the process, whatever it does
 * @returns the tasks as they are, done one at a time; they reject with Problem imageTooLong when one takes
 *   too long, or kills the process twice
 */
export function encodeApart(stopping: AbortSignal, patienceMs = PATIENCE_MS): Tasks {
  const oneAtATime = pLimit(1);
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  function end(): void {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
  }
  stopping.addEventListener('abort', end);

  async function askNext(task: Task): Promise<Exclude<Outcome, { failure: string }>> {
    stopping.throwIfAborted();
    clearTimeout(idle);
    if (!child?.connected) child = begin();
    const patience = AbortSignal.any([stopping, AbortSignal.timeout(patienceMs)]);
    try {
      const outcome = await ask(child, task, patience);
      if ('failure' in outcome) throw new Error(outcome.failure);
      idle = setTimeout(end, IDLE_MS).unref();
      return outcome;
    } catch (error) {
      // Whatever state it is in, the next picture gets a new one.
      end();
      throw patience.aborted && !stopping.aborted ? problem('imageTooLong') : error;
    }
  }

  /** What kills it once may have been the machine; what kills it twice is the picture. */
  async function askTwice(task: Task): ReturnType<typeof askNext> {
    try {
      return await askNext(task);
    } catch (error) {
      if (!(error instanceof ProcessEnded)) throw error;
    }
    return askNext(task).catch((error) => {
      throw error instanceof ProcessEnded ? problem('imageTooLong', { cause: error }) : error;
    });
  }

  function apart<Name extends keyof Tasks>(name: Name): Tasks[Name] {
    const run = async (...input: unknown[]) => {
      const outcome = await oneAtATime(() => askTwice({ name, input }));
      if ('refused' in outcome) throw problem(outcome.refused, { message: outcome.message });
      return outcome.result;
    };
    // The process answers with what the task's own function returned.
    return run as Tasks[Name];
  }

  return { encode: apart('encode'), normalise: apart('normalise') };
}

function begin(): ChildProcess {
  // Not the program's own flags: an inspector's port, for one, can be had only once.
  // And no keys or passwords: it reads what strangers have drawn.
  const env = { PATH: process.env.PATH };
  const child = fork(PROGRAM, { serialization: 'advanced', execArgv: [], env });
  // Who asks hears of it; between two pictures it is nobody's trouble.
  return child.on('error', () => {});
}

async function ask(child: ChildProcess, task: Task, patience: AbortSignal): Promise<Outcome> {
  const heard = new AbortController();
  const signal = AbortSignal.any([patience, heard.signal]);
  const gone = once(child, 'exit', { signal }).then(([code, killedBy]) => {
    throw new ProcessEnded(`the encoding process ended (${killedBy ?? code})`);
  });
  try {
    const answered = once(child, 'message', { signal }).then(([outcome]): Outcome => outcome);
    child.send(task);
    return await Promise.race([answered, gone]);
  } finally {
    heard.abort();
  }
}
