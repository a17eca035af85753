// The encoder's process: runs one task after the other until the server disconnects.
import { on } from 'node:events';
import { constants, setPriority } from 'node:os';
import { Problem, type ProblemCode } from '#domain/problems.ts';
import { encode } from './encode.ts';
import { normalise } from './normalise.ts';

const tasks = { encode, normalise };
export type EncoderClient = typeof tasks;

export interface Task {
  name: keyof EncoderClient;
  input: unknown[];
}
export type Outcome =
  | { result: unknown }
  | { refused: ProblemCode; message: string }
  | { failure: string };

// Requests come first. The encoder's threads start later and inherit the priority.
setPriority(constants.priority.PRIORITY_LOW);
// SIGKILL, because an orderly exit would wait for the encoder.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
// Terminals and systemd signal every process of the group; this one ends with the server's connection.
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
