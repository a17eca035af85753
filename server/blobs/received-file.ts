import type { TempFile } from './temp-files.ts';

export interface ReceivedFile extends TempFile {
  fileName: string;
  /** Name of the picture to replace. */
  replaces: string | undefined;
}
