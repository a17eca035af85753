// Names follow from the content: a file is stored once, and the content of an address never changes.
import type { Kysely } from 'kysely';
import { isFileName } from '#domain/files/files.ts';
import { type AuditActor, writeAudit } from '../audit-log/audit-log.ts';
import type { AppContext } from '../context.ts';
import type { FileRow } from '../db/tables/website.ts';
import type { Tables } from '../db/tables.ts';
import { fileNameOf, nextFileName } from './file-names.ts';

/** Prefix in the blob store. */
export const FILE_KEYS = 'files/';
export const fileKey = (name: string): string => FILE_KEYS + name;

interface Upload {
  content: Buffer;
  fileName: string;
  by: AuditActor;
}

/** Equal content is the same file, unless that was withdrawn. */
export async function addFile(
  ctx: AppContext,
  { content, fileName, by }: { content: Buffer; fileName: string; by: AuditActor },
): Promise<FileRow> {
  let name = fileNameOf(content);
  for (;;) {
    const row = await addUnlessWithdrawn(ctx, name, { content, fileName, by });
    if (row) return row;
    name = nextFileName(name);
  }
}

async function addUnlessWithdrawn(
  { db, blobs, now }: AppContext,
  name: string,
  { content, fileName, by }: Upload,
): Promise<FileRow | undefined> {
  if (await isWithdrawn(db, name)) return undefined;
  await blobs.write(fileKey(name), content);
  const added = await db.transaction().execute(async (transaction) => {
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
    // The insertion waits for a withdrawal that is under way.
    if (await isWithdrawn(transaction, name)) {
      await transaction.deleteFrom('files').where('name', '=', name).execute();
      return undefined;
    }
    const event = { by, action: 'upload', entity: 'file', id: null } as const;
    await writeAudit(transaction, { ...event, name }, now());
    return row;
  });
  if (!added) await blobs.remove(fileKey(name));
  return added;
}

export async function findFile({ db }: AppContext, name: string): Promise<FileRow | undefined> {
  if (!isFileName(name)) return undefined;
  return db.selectFrom('files').selectAll().where('name', '=', name).executeTakeFirst();
}

export async function isWithdrawn(db: Kysely<Tables>, name: string): Promise<boolean> {
  if (!isFileName(name)) return false;
  const row = await db
    .selectFrom('withdrawn_files')
    .select('name')
    .where('name', '=', name)
    .executeTakeFirst();
  return row !== undefined;
}

export async function listFiles({ db }: AppContext): Promise<FileRow[]> {
  return db
    .selectFrom('files')
    .selectAll()
    .orderBy('uploaded_at', 'desc')
    .orderBy('name')
    .execute();
}

export async function listFileSizes({ db }: AppContext): Promise<Map<string, number>> {
  const rows = await db.selectFrom('files').select(['name', 'bytes']).orderBy('name').execute();
  return new Map(rows.map(({ name, bytes }) => [name, bytes]));
}
