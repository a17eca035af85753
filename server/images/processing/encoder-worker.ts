import { constants } from 'node:os';
import type { ProblemCode } from '#domain/problem-catalogue.ts';
import { Problem } from '#domain/problems.ts';
import { errorMessageOf } from '../../errors/error-details.ts';
import { answerParent } from '../../process/answer-parent.ts';
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

// Requests come first.
await answerParent(runTask, { priority: constants.priority.PRIORITY_LOW });

async function runTask({ name, input }: Task): Promise<Outcome> {
  try {
    const run: (...input: never[]) => Promise<unknown> = tasks[name];
    return { result: await Reflect.apply(run, undefined, input) };
  } catch (error) {
    if (error instanceof Problem) return { refused: error.code, message: error.message };
    return { failure: errorMessageOf(error) };
  }
}
