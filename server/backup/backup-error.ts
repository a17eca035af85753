import { codeOf, errorMessageOf } from '../errors/error-details.ts';
import { OperatorError } from '../errors/operator-error.ts';

export class BackupError extends OperatorError {
  override name = 'BackupError';
}

const REASONS: Record<string, string> = {
  ENOSPC: 'there is no room left on the disk',
  EDQUOT: 'there is no room left for this user on the disk',
  EROFS: 'nothing can be written there',
  EACCES: 'the user who runs this has no right to do it there',
  ENOENT: 'the folder is not there',
};

export function reasonOf(error: unknown): string {
  const message = errorMessageOf(error);
  const reason = REASONS[codeOf(error)];
  return reason ? `${reason} (${message})` : message;
}

/** @param reason our own text: never text from the file */
export function damagedArchive(path: string, reason: string, cause?: unknown): BackupError {
  return new BackupError(
    `${path} is damaged or no backup of Adhyay (${reason}). Nothing was changed; take another one.`,
    { cause },
  );
}
