// Does what it is asked, one picture after the other, and lives as long as somebody is connected.
import { on } from 'node:events';
import { constants, setPriority } from 'node:os';
import { Problem, type ProblemCode } from '#domain/problems.ts';
import { encode } from './encode.ts';
import { normalise } from './normalise.ts';

const tasks = { encode, normalise };
export type EncoderClient = typeof tasks;

/** The input is that of the task's function. */
export interface Task {
  name: keyof EncoderClient;
  input: unknown[];
}
export type Outcome =
  | { result: unknown }
  | { refused: ProblemCode; message: string }
  | { failure: string };

// Requests come first. The threads that encode are begun later and inherit this.
setPriority(constants.priority.PRIORITY_LOW);
// Nothing of it outlives the program, however that ended; an orderly exit would wait for the encoder.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
// A terminal and systemd tell every process of the program; this one goes when the program lets it go.
process.on('SIGINT', () => {}).on('SIGTERM', () => {});

for await (const [task] of on(process, 'message')) process.send?.(await runTask(task));

async function runTask({ name, input }: Task): Promise<Outcome> {
  try {
    const run: (...input: never[]) => Promise<unknown> = tasks[name];
    return { result: await Reflect.apply(run, undefined, input) };
  } catch (error) {
    if (error instanceof Problem) return { refused: error.code, message: error.message };
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}
