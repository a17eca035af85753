// The present image goes to the trash, so that each change can be undone.
import type { Transaction } from 'kysely';
import { imageNameKey } from '#domain/images/image-name.ts';
import { fail } from '#domain/problems.ts';
import type { RequestActor } from '../audit-log/audit-log.ts';
import type { AppContext } from '../context.ts';
import type { ImageRow } from '../db/tables/images.ts';
import type { Tables } from '../db/tables.ts';
import type { StoredUpload } from './add-image.ts';
import { type AltTextColumns, newColumns, writeImageAudit } from './store.ts';
import { lockImage, moveToTrash, type RemovedRow } from './trash.ts';
import { saveUploadKey } from './upload-keys.ts';

export interface StoredImage {
  row: ImageRow;
  removed: RemovedRow | null;
}

/** Name and alt texts stay; the focus was that of the old picture. @throws Problem imageNotFound */
export async function replaceImage(
  ctx: AppContext,
  { name, content, by, key }: StoredUpload<RequestActor>,
): Promise<StoredImage> {
  return ctx.db.transaction().execute(async (transaction) => {
    const old = (await lockImage(ctx, transaction, 'name', name)) ?? fail('imageNotFound');
    const row = { ...content, name, ...newColumns(ctx, name), ...altTextsOf(old), focus: '' };
    await writeImageAudit(ctx, transaction, { action: 'replace', name, by });
    const stored = await replaceRow(ctx, transaction, { old, row, by });
    const uploaded = { original: content.original, removedId: stored.removed?.id ?? null };
    if (key) await saveUploadKey(ctx, transaction, key, uploaded);
    return stored;
  });
}

export async function restoreImage(
  ctx: AppContext,
  { id, by }: { id: number; by: RequestActor },
): Promise<StoredImage> {
  try {
    return await restoreOnce(ctx, { id, by });
  } catch (error) {
    // Another image has just got this name; the second attempt replaces it.
    if (!ctx.dialect.isUniqueViolation(error)) throw error;
    return restoreOnce(ctx, { id, by });
  }
}

/** @throws Problem removedImageNotFound */
async function restoreOnce(
  ctx: AppContext,
  { id, by }: { id: number; by: RequestActor },
): Promise<StoredImage> {
  return ctx.db.transaction().execute(async (transaction) => {
    const trashed = await transaction
      .deleteFrom('image_trash')
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (!trashed) fail('removedImageNotFound');
    const { id: _, removal, removed_at, removed_by, ...content } = trashed;
    const name_key = imageNameKey(trashed.name);
    await transaction.deleteFrom('unpublished_images').where('name_key', '=', name_key).execute();
    const old = await lockImage(ctx, transaction, 'name_key', name_key);
    // Pages use the present name, which may differ in case.
    const name = old?.name ?? trashed.name;
    const row = { ...content, name, name_key, variants_mark: null };
    await writeImageAudit(ctx, transaction, { action: 'restore', name, by });
    if (old) return replaceRow(ctx, transaction, { old, row, by });
    await transaction.insertInto('images').values(row).execute();
    return { row, removed: null };
  });
}

function altTextsOf({ alt, alt_hi, alt_mr }: ImageRow): AltTextColumns {
  return { alt, alt_hi, alt_mr };
}

/** Updates the old row instead of inserting one: concurrent replacements wait for its lock. */
async function replaceRow(
  ctx: AppContext,
  transaction: Transaction<Tables>,
  { old, row, by }: { old: ImageRow; row: ImageRow; by: RequestActor },
): Promise<StoredImage> {
  const removed = await moveToTrash(ctx, transaction, { row: old, removal: 'replaced', by });
  await transaction.updateTable('images').set(row).where('name', '=', old.name).execute();
  return { row, removed };
}
