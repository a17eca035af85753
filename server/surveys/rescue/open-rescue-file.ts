import { readFile } from 'node:fs/promises';
import { RESCUE_CONTEXT, type RescuedOutbox } from '#domain/surveys/outbox/rescue-file.ts';
import { rescuedOutbox, rescueFile } from '#domain/surveys/outbox/rescue-file-schema.ts';
import type { AppContext } from '../../context.ts';
import { parseJson } from '../../db/columns/parse-json.ts';
import { OperatorError } from '../../errors/operator-error.ts';

/** @throws OperatorError for a missing, foreign, damaged or incomplete rescue file */
export async function openRescueFile(
  { keyPairs }: Pick<AppContext, 'keyPairs'>,
  path: string,
): Promise<RescuedOutbox> {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new OperatorError(`${path} cannot be read, and nothing was recorded. Is it there?`, {
      cause,
    });
  });
  const { data: file } = rescueFile.safeParse(parseJson(text));
  if (!file) {
    throw new OperatorError(
      `${path} is not a rescue file, or was cut off, and nothing was recorded. Ask the volunteer to save and send it again.`,
    );
  }
  if (!keyPairs.knows(file.key_id)) {
    throw new OperatorError(
      `${path} was made for another trust, or for keys that are not here, and nothing was recorded.`,
    );
  }
  const opened = keyPairs.decrypt(file.key_id, file.sealed, RESCUE_CONTEXT);
  const { data } = rescuedOutbox.safeParse(parseJson(opened ?? ''));
  if (data) return data;
  throw new OperatorError(
    `${path} was changed or cut off, and nothing was recorded: have it saved and sent again.`,
  );
}
