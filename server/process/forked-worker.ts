import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import pLimit from 'p-limit';

const IDLE_MS = 10_000;

export class WorkerExited extends Error {}
export class WorkerTimedOut extends Error {}
export const isWorkerFailure = (error: unknown): boolean =>
  error instanceof WorkerExited || error instanceof WorkerTimedOut;

interface Options {
  stopping: AbortSignal;
  timeoutMs: number;
  idleMs?: number;
}

/**
 * The process ends when it is idle. @param file answers each message of its parent with one message
 * @returns a function that takes a task, and a time limit other than the usual one
 * @throws WorkerExited if the process crashes twice @throws WorkerTimedOut
 */
export function forkedWorker<Task extends object, Outcome>(
  file: string,
  { stopping, timeoutMs, idleMs = IDLE_MS }: Options,
): (task: Task, limitMs?: number) => Promise<Outcome> {
  const oneAtATime = pLimit(1);
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  function killWorker(): void {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
  }
  stopping.addEventListener('abort', killWorker);

  async function runTask(task: Task, limitMs: number): Promise<Outcome> {
    stopping.throwIfAborted();
    clearTimeout(idle);
    if (!child?.connected) child = startWorker(file, bareEnvironment());
    const deadline = AbortSignal.any([stopping, AbortSignal.timeout(limitMs)]);
    try {
      const outcome = await sendTask<Outcome>(child, task, deadline);
      idle = setTimeout(killWorker, idleMs).unref();
      return outcome;
    } catch (error) {
      killWorker();
      throw deadline.aborted && !stopping.aborted ? new WorkerTimedOut() : error;
    }
  }

  /** One crash may be the machine's fault; two are the task's. */
  async function runTaskWithRetry(task: Task, limitMs: number): Promise<Outcome> {
    try {
      return await runTask(task, limitMs);
    } catch (error) {
      if (!(error instanceof WorkerExited)) throw error;
    }
    return runTask(task, limitMs);
  }

  return (task, limitMs = timeoutMs) => oneAtATime(() => runTaskWithRetry(task, limitMs));
}

/** No time limit; the process has this one's environment. @throws WorkerExited if the process crashes */
export async function runForked<Task extends object, Outcome>(
  file: string,
  task: Task,
  stopping: AbortSignal,
): Promise<Outcome> {
  stopping.throwIfAborted();
  const child = startWorker(file, process.env);
  try {
    return await sendTask<Outcome>(child, task, stopping);
  } finally {
    child.kill('SIGKILL');
  }
}

/** A process that reads strangers' files gets no secrets. */
function bareEnvironment(): NodeJS.ProcessEnv {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };
}

function startWorker(file: string, env: NodeJS.ProcessEnv): ChildProcess {
  // No execArgv, as an inspector's port can be opened only once.
  const child = fork(file, { serialization: 'advanced', execArgv: [], env });
  // An unhandled 'error' event between two tasks would end the server.
  return child.on('error', () => {});
}

async function sendTask<Outcome>(
  child: ChildProcess,
  task: object,
  deadline: AbortSignal,
): Promise<Outcome> {
  const finished = new AbortController();
  const signal = AbortSignal.any([deadline, finished.signal]);
  const exited = once(child, 'exit', { signal }).then(([code, killedBy]) => {
    throw new WorkerExited(`the process ended (${killedBy ?? code})`);
  });
  try {
    const outcomeReceived = once(child, 'message', { signal }).then(
      ([outcome]): Outcome => outcome,
    );
    const first = Promise.race([outcomeReceived, exited]);
    // send() throws when the process could not start: then nobody waits.
    first.catch(() => {});
    child.send(task);
    return await first;
  } finally {
    finished.abort();
  }
}
