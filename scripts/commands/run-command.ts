// The shape of every command for the operator: what can be expected to go wrong is one sentence.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { Problem } from '#domain/problems.ts';
import type { Config } from '#server/config.ts';
import type { AppContext } from '#server/context.ts';
import { hasData } from '#server/db/has-data.ts';
import { openContext } from '#server/startup/open-context.ts';
import { OperatorError } from '#server/startup/operator-error.ts';
import { newKeyFile } from '#server/vault/key-rotation.ts';

/** Runs to its end. What fails is printed and makes the exit code 1; whole only where it is unexpected. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const isExpected = error instanceof Problem || error instanceof OperatorError;
    console.error(isExpected ? error.message : error);
    process.exitCode = 1;
  }
}

/** npm runs a command in the program's folder; what is typed is meant from where one stands. */
export const fileAsTyped = (file: string): string =>
  resolve(process.env.INIT_CWD ?? process.cwd(), file);

/** @throws StartRefused where there is no trust: a command that is about one makes none */
export async function refuseWithoutData(config: Config): Promise<void> {
  if (await hasData(config)) return;
  const where = config.databaseUrl ? 'the database of DATABASE_URL' : config.dataDir;
  throw new OperatorError(
    `There is no trust in ${where}. Is ${config.databaseUrl ? 'DATABASE_URL' : 'DATA_DIR'} set as it is for the program?`,
  );
}

/**
 * Works in the opened house, also beside a program that is running on it, and closes it again.
 * @throws StartRefused when the data folder, the database or the keys do not allow it
 */
export async function withContext<Result>(
  config: Config,
  work: (ctx: AppContext) => Promise<Result>,
): Promise<Result> {
  const { ctx, close, rotationNotice } = await openContext(config, () => {});
  if (rotationNotice) console.error(rotationNotice);
  try {
    return await work(ctx);
  } finally {
    await close();
  }
}

/**
 * Where a change of keys was cut off, opening the house ends it: until then `keys` may be those of before.
 * @throws StartRefused, as inHouse
 */
export async function resumeKeyRotation(config: Config): Promise<void> {
  if (existsSync(newKeyFile(config.dataDir))) await withContext(config, async () => {});
}
