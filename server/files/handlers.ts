import { readFile } from 'node:fs/promises';
import pLimit from 'p-limit';
import type { StoredFile } from '#domain/files/file-schema.ts';
import { downloadName, isPdf } from '#domain/files/files.ts';
import { ensure } from '#domain/problems.ts';
import type { AppContext } from '../context.ts';
import type { FileRow } from '../db/tables/website.ts';
import type { Handlers } from '../http/handlers.ts';
import { addFile, listFiles } from './store.ts';

/** Each holds up to 20 MiB in memory. */
const UPLOADS_AT_ONCE = 2;

export function fileHandlers(ctx: AppContext): Pick<Handlers, 'listFiles' | 'uploadFile'> {
  const limit = pLimit(UPLOADS_AT_ONCE);
  return {
    async listFiles() {
      return { data: (await listFiles(ctx)).map(toApiFile) };
    },

    async uploadFile({ actor, received }) {
      const row = await limit(async () => {
        const content = await readFile(received.path);
        ensure(isPdf(content), 'fileTypeRefused');
        return addFile(ctx, content, downloadName(received.fileName), actor);
      });
      return { data: toApiFile(row) };
    },
  };
}

function toApiFile({ name, file_name, bytes, uploaded_at }: FileRow): StoredFile {
  return { name, file_name, size: bytes, uploaded_at };
}
