import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Config } from '#server/config.ts';
import type { AppContext } from '#server/context.ts';
import { hasData } from '#server/db/has-data.ts';
import { OperatorError } from '#server/errors/operator-error.ts';
import { operatorMessage } from '#server/errors/operator-message.ts';
import { openContext } from '#server/startup/open-context.ts';
import { newKeyFile } from '#server/vault/key-rotation.ts';

/** An expected error is one sentence, any other has its stack; both set exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(operatorMessage(error) ?? error);
    process.exitCode = 1;
  }
}

/** @throws OperatorError for more arguments, and for an option: `--help` must not change the keys */
export function readArguments(usage: string, most = 0): string[] {
  const given = process.argv.slice(2);
  if (given.length <= most && !given.some((each) => each.startsWith('-'))) return given;
  throw new OperatorError(`Nothing was done. Usage: ${usage}`);
}

/** npm runs scripts in the program's folder, so the path is relative to the operator's. */
export const fileAsTyped = (file: string): string =>
  resolve(process.env.INIT_CWD ?? process.cwd(), file);

/** @throws OperatorError if there is no trust; a command must not create one */
export async function refuseWithoutData(config: Config): Promise<void> {
  if (await hasData(config)) return;
  const where = config.databaseUrl ? 'the database of DATABASE_URL' : config.dataDir;
  throw new OperatorError(
    `There is no trust in ${where}. Is ${config.databaseUrl ? 'DATABASE_URL' : 'DATA_DIR'} set as it is for the program?`,
  );
}

/** A server may run beside it. @throws OperatorError if the data folder, the database or the keys do not allow it */
export async function withContext<Result>(
  config: Config,
  work: (ctx: AppContext) => Promise<Result>,
): Promise<Result> {
  const { ctx, close, messages } = await openContext(config, () => {});
  for (const message of messages) console.error(message);
  try {
    return await work(ctx);
  } finally {
    await close();
  }
}

/** `keys` may hold the old keys until an interrupted rotation is completed. */
export async function resumeKeyRotation(config: Config): Promise<void> {
  if (existsSync(newKeyFile(config.dataDir))) await withContext(config, async () => {});
}
