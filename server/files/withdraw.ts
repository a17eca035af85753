// A restore withdraws the PDF again, because its name stays.
import { fail } from '#domain/problems.ts';
import { type RequestActor, writeAudit } from '../audit-log/audit-log.ts';
import type { AppContext } from '../context.ts';
import { raisePublishedVersion } from '../db/metadata/site-version.ts';
import type { FileRow } from '../db/tables/website.ts';
import { FILE_KEYS, fileKey } from './store.ts';

/** The caller removes the bytes afterwards. @throws Problem fileNotFound */
export async function withdrawFile(
  { db, now }: AppContext,
  { name, by }: { name: string; by: RequestActor },
): Promise<FileRow> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .deleteFrom('files')
      .where('name', '=', name)
      .returningAll()
      .executeTakeFirst();
    if (!row) fail('fileNotFound');
    const at = now();
    await transaction
      .insertInto('withdrawn_files')
      .values({ name, at: at.toISOString(), by: by.id })
      .execute();
    await writeAudit(transaction, { by, action: 'erase', entity: 'file', id: null, name }, at);
    // Every program renders the pages that listed it again.
    await raisePublishedVersion(transaction);
    return row;
  });
}

/** An unreachable store, or a killed program, may have left content. */
export async function removeWithdrawnContent(
  { db, blobs }: Pick<AppContext, 'db' | 'blobs'>,
  stopping?: AbortSignal,
): Promise<void> {
  const rows = await db.selectFrom('withdrawn_files').select('name').execute();
  if (rows.length === 0) return;
  const withdrawn = new Set(rows.map(({ name }) => fileKey(name)));
  for await (const { key } of blobs.list(FILE_KEYS)) {
    stopping?.throwIfAborted();
    if (withdrawn.has(key)) await blobs.remove(key);
  }
}
