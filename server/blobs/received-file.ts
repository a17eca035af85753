import type { TempFile } from './temp-files.ts';

/** An upload on disk, before it is checked. */
export interface ReceivedFile extends TempFile {
  fileName: string;
  /** Name of the picture to replace. */
  replaces: string | undefined;
}
