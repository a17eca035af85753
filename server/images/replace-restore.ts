// Replaces and restores images; the current image goes to the trash, so that it can be undone.
import type { Transaction } from 'kysely';
import { imageNameKey } from '#domain/images/image-name.ts';
import { fail } from '#domain/problems.ts';
import type { ByPerson } from '../audit-log.ts';
import type { AppContext } from '../context.ts';
import type { ImageRow } from '../db/tables/images.ts';
import type { Tables } from '../db/tables.ts';
import { type AltTextColumns, type ImageContent, newColumns, writeImageAudit } from './store.ts';
import { lockCurrent, moveToTrash, type RemovedRow } from './trash.ts';
import { saveUploadKey, type UploadKey } from './upload-keys.ts';

export interface Published {
  row: ImageRow;
  removed: RemovedRow | null;
}

/** Keeps the name and the alt texts; the focus was that of the old picture. @throws Problem imageNotFound */
export async function replaceImage(
  ctx: AppContext,
  name: string,
  content: ImageContent,
  by: ByPerson,
  key?: UploadKey,
): Promise<Published> {
  return ctx.db.transaction().execute(async (transaction) => {
    const old = (await lockCurrent(ctx, transaction, 'name', name)) ?? fail('imageNotFound');
    const row = { ...content, name, ...newColumns(ctx, name), ...altTextsOf(old), focus: '' };
    await writeImageAudit(ctx, transaction, 'replace', name, by);
    const published = await publish(ctx, transaction, old, row, by);
    if (key) await saveUploadKey(ctx, transaction, key, published);
    return published;
  });
}

/** @throws Problem removedImageNotFound */
export async function restoreImage(ctx: AppContext, id: number, by: ByPerson): Promise<Published> {
  try {
    return await restore(ctx, id, by);
  } catch (error) {
    // Another image has just got this name; the second attempt replaces it.
    if (!ctx.dialect.isUniqueViolation(error)) throw error;
    return restore(ctx, id, by);
  }
}

async function restore(ctx: AppContext, id: number, by: ByPerson): Promise<Published> {
  return ctx.db.transaction().execute(async (transaction) => {
    const trashed = await transaction
      .deleteFrom('image_trash')
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (!trashed) fail('removedImageNotFound');
    const { id: _, removal, removed_at, removed_by, ...content } = trashed;
    const row = { ...content, name_key: imageNameKey(trashed.name), variants_mark: null };
    await transaction
      .deleteFrom('unpublished_images')
      .where('name_key', '=', row.name_key)
      .execute();
    await writeImageAudit(ctx, transaction, 'restore', trashed.name, by);
    const old = await lockCurrent(ctx, transaction, 'name_key', row.name_key);
    if (old) return publish(ctx, transaction, old, row, by);
    await transaction.insertInto('images').values(row).execute();
    return { row, removed: null };
  });
}

function altTextsOf({ alt, alt_hi, alt_mr }: ImageRow): AltTextColumns {
  return { alt, alt_hi, alt_mr };
}

/** Updates the old row instead of inserting one: concurrent replacements wait for its lock. */
async function publish(
  ctx: AppContext,
  transaction: Transaction<Tables>,
  old: ImageRow,
  row: ImageRow,
  by: ByPerson,
): Promise<Published> {
  const removed = await moveToTrash(ctx, transaction, old, 'replaced', by);
  await transaction.updateTable('images').set(row).where('name', '=', old.name).execute();
  return { row, removed };
}
