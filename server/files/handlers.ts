import { readFile } from 'node:fs/promises';
import type { StoredFile } from '#domain/files/file-schema.ts';
import { downloadName, isPdf } from '#domain/files/files.ts';
import { ensure } from '#domain/problems.ts';
import type { AppContext } from '../context.ts';
import type { FileRow } from '../db/tables/website.ts';
import type { Handlers } from '../http/handlers.ts';
import { addFile, listFiles } from './store.ts';

export function fileHandlers(ctx: AppContext): Pick<Handlers, 'listFiles' | 'uploadFile'> {
  return {
    async listFiles() {
      return { data: (await listFiles(ctx)).map(toApiFile) };
    },

    async uploadFile({ actor, received }) {
      const content = await readFile(received.path);
      ensure(isPdf(content), 'fileTypeRefused');
      return {
        data: toApiFile(await addFile(ctx, content, downloadName(received.fileName), actor)),
      };
    },
  };
}

function toApiFile({ name, file_name, bytes, uploaded_at }: FileRow): StoredFile {
  return { name, file_name, size: bytes, uploaded_at };
}
