import type { ListedFile } from '#domain/files/file-schema.ts';
import { call } from '../api/client.ts';
import { type Loaded, load } from '../api/load.ts';

export interface FileData {
  files: Loaded<ListedFile[]>;
  /** The time of loading, for relative dates. */
  now: Date;
  /** In the title of the browser's window. */
  documentTitle: string;
}

export async function loadFiles({ signal }: Request): Promise<FileData> {
  const files = await load(call('listFiles', { signal }).then(({ data }) => data));
  return { files, now: new Date(), documentTitle: 'PDF' };
}
