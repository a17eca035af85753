import { on } from 'node:events';
import { flushCompileCache } from 'node:module';
import { constants, setPriority } from 'node:os';

interface Options {
  /** Threads that start later inherit the scheduling priority. */
  priority?: number;
}

export async function answerParent<Task, Outcome>(
  answer: (task: Task) => Promise<Outcome>,
  { priority = constants.priority.PRIORITY_NORMAL }: Options = {},
): Promise<void> {
  setPriority(priority);
  // SIGKILL, because an orderly exit would wait for the running task.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  // Terminals and systemd signal every process of the group; this one ends with the server's connection.
  process.on('SIGINT', () => {}).on('SIGTERM', () => {});
  // Node writes its compile cache at an orderly exit, which this process never has.
  flushCompileCache();
  for await (const [task] of on(process, 'message')) process.send?.(await answer(task));
}
