import { imageNameKey, numberedName } from '#domain/images/image-name.ts';
import type { AuditActor } from '../audit-log/audit-log.ts';
import type { AppContext } from '../context.ts';
import type { ImageRow } from '../db/tables/images.ts';
import { type ImageContent, NO_ALT_TEXTS, newColumns, writeImageAudit } from './store.ts';
import { isUploaded, saveUploadKey, type UploadKey } from './upload-keys.ts';

const MAX_ATTEMPTS = 50;

export interface StoredUpload<By extends AuditActor = AuditActor> {
  name: string;
  content: ImageContent;
  by: By;
  key?: UploadKey | undefined;
  /** An upload cannot take these names although they are free. */
  isReserved?: (name: string) => boolean;
}

/** A taken name becomes the next free one, like `well-2.jpg`. */
export async function addImage(ctx: AppContext, upload: StoredUpload): Promise<ImageRow> {
  const { isReserved = () => false } = upload;
  for (let tries = 1; ; tries += 1) {
    const name =
      tries === 1 && !isReserved(upload.name)
        ? upload.name
        : await freeName(ctx, upload.name, isReserved);
    try {
      return await insertImage(ctx, { ...upload, name });
    } catch (error) {
      if (!ctx.dialect.isUniqueViolation(error) || tries === MAX_ATTEMPTS) throw error;
      if (upload.key && (await isUploaded(ctx, upload.key))) throw error;
    }
  }
}

async function freeName(
  { db }: AppContext,
  wantedName: string,
  isReserved: (name: string) => boolean,
): Promise<string> {
  const rows = await db.selectFrom('images').select('name_key').execute();
  const taken = new Set(rows.map(({ name_key }) => name_key));
  let name = wantedName;
  for (let number = 2; taken.has(imageNameKey(name)) || isReserved(name); number += 1) {
    name = numberedName(wantedName, number);
  }
  return name;
}

async function insertImage(
  ctx: AppContext,
  { name, content, by, key }: StoredUpload,
): Promise<ImageRow> {
  const row = { ...content, name, ...newColumns(ctx, name), ...NO_ALT_TEXTS, focus: '' };
  await ctx.db.transaction().execute(async (transaction) => {
    await transaction.insertInto('images').values(row).execute();
    await writeImageAudit(ctx, transaction, { action: 'upload', name, by });
    const uploaded = { original: content.original, removedId: null };
    if (key) await saveUploadKey(ctx, transaction, key, uploaded);
  });
  return row;
}
