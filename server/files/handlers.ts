import { readFile } from 'node:fs/promises';
import pLimit from 'p-limit';
import type { FileUse, ListedFile, StoredFile } from '#domain/files/file-schema.ts';
import { downloadName, isPdf } from '#domain/files/files.ts';
import { ensure } from '#domain/problems.ts';
import type { AppContext } from '../context.ts';
import type { FileRow } from '../db/tables/website.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Log } from '../log.ts';
import { readFileUses } from '../website/file-uses.ts';
import type { WebsiteContext } from '../website/website.ts';
import { addFile, fileKey, listFiles } from './store.ts';
import { withdrawFile } from './withdraw.ts';

/** Each holds up to 20 MiB in memory. */
const UPLOADS_AT_ONCE = 2;

export function fileHandlers(
  ctx: AppContext,
  log: Log,
  { documents, live }: Pick<WebsiteContext, 'documents' | 'live'>,
): Pick<Handlers, 'listFiles' | 'uploadFile' | 'withdrawFile'> {
  const limit = pLimit(UPLOADS_AT_ONCE);
  /** A job removes remaining content of a withdrawn PDF. */
  const removeContent = (name: string) =>
    ctx.blobs
      .remove(fileKey(name))
      .catch((err) => log.warn({ err, name }, 'a withdrawn PDF could not be erased'));
  return {
    async listFiles() {
      const usesOf = await readFileUses(ctx, documents);
      return { data: (await listFiles(ctx)).map((row) => toListedFile(row, usesOf(row.name))) };
    },

    async uploadFile({ actor, received }) {
      const row = await limit(async () => {
        const content = await readFile(received.path);
        ensure(isPdf(content), 'fileTypeRefused');
        return addFile(ctx, { content, fileName: downloadName(received.fileName), by: actor });
      });
      return { data: toApiFile(row) };
    },

    async withdrawFile({ actor, name }) {
      const row = await withdrawFile(ctx, { name, by: actor });
      await Promise.all([removeContent(name), live.refresh()]);
      const usesOf = await readFileUses(ctx, documents);
      return { data: toListedFile(row, usesOf(name)) };
    },
  };
}

function toApiFile({ name, file_name, bytes, uploaded_at }: FileRow): StoredFile {
  return { name, file_name, size: bytes, uploaded_at };
}

function toListedFile(row: FileRow, used_in: FileUse[]): ListedFile {
  return { ...toApiFile(row), used_in };
}
