// PDFs are stored beside the pictures under the hash of their content: a file is stored once, and the content of an
// address never changes. None is removed, because published versions of the website refer to them.
import { createHash } from 'node:crypto';
import { isFileName } from '#domain/files/files.ts';
import { type AuditActor, writeAudit } from '../audit-log/audit-log.ts';
import type { AppContext } from '../context.ts';
import type { FileRow } from '../db/tables/website.ts';

/** In the blob store. */
export const fileKey = (name: string): string => `files/${name}`;

export async function addFile(
  { db, blobs, now }: AppContext,
  content: Buffer,
  fileName: string,
  by: AuditActor,
): Promise<FileRow> {
  const name = `${createHash('sha256').update(content).digest('hex')}.pdf`;
  await blobs.write(fileKey(name), content);
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .insertInto('files')
      .values({
        name,
        file_name: fileName,
        bytes: content.length,
        uploaded_at: now().toISOString(),
        uploaded_by: by.id,
      })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ file_name: fileName }))
      .returningAll()
      .executeTakeFirstOrThrow();
    const event = { by, action: 'upload', thing: 'file', id: null } as const;
    await writeAudit(transaction, { ...event, name }, now());
    return row;
  });
}

export async function findFile({ db }: AppContext, name: string): Promise<FileRow | undefined> {
  if (!isFileName(name)) return undefined;
  return db.selectFrom('files').selectAll().where('name', '=', name).executeTakeFirst();
}

/** The newest first. */
export async function listFiles({ db }: AppContext): Promise<FileRow[]> {
  return db
    .selectFrom('files')
    .selectAll()
    .orderBy('uploaded_at', 'desc')
    .orderBy('name')
    .execute();
}

/** Bytes, by name. */
export async function listFileSizes({ db }: AppContext): Promise<Map<string, number>> {
  const rows = await db.selectFrom('files').select(['name', 'bytes']).orderBy('name').execute();
  return new Map(rows.map(({ name, bytes }) => [name, bytes]));
}
