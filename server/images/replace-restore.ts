// Another picture under a name that is known: a new one, or one from the trash. What hung there goes to
// the trash, so that either can be undone.
import type { Transaction } from 'kysely';
import { imageNameKey } from '#domain/image-name.ts';
import { fail } from '#domain/problems.ts';
import type { House } from '../context.ts';
import type { ImageRow, Tables } from '../db/tables.ts';
import { type ImageContent, newColumns, note } from './store.ts';
import { type ByAdmin, hangingNow, keepRemoved, type RemovedRow } from './trash.ts';
import { keepUploaded, type UploadKey } from './upload-keys.ts';

export interface Hung {
  row: ImageRow;
  /** What hung under that name before. */
  removed: RemovedRow | null;
}

/**
 * The new picture hangs under the old one's name, with its words.
 * @throws Problem imageNotFound
 */
export async function replaceImage(
  house: House,
  name: string,
  content: ImageContent,
  by: ByAdmin,
  key?: UploadKey,
): Promise<Hung> {
  return house.db.transaction().execute(async (transaction) => {
    const old = (await hangingNow(house, transaction, 'name', name)) ?? fail('imageNotFound');
    const row = { ...content, name, ...newColumns(house, name), alt: old.alt };
    await note(house, transaction, 'replace', name, by);
    const hung = await hangInstead(house, transaction, old, row, by);
    if (key) await keepUploaded(house, transaction, key, hung);
    return hung;
  });
}

/**
 * Hangs it under its name again, with the words that it had.
 * @returns undefined when it is not in the trash any more
 */
export async function restoreImage(
  house: House,
  id: number,
  by: ByAdmin,
): Promise<Hung | undefined> {
  try {
    return await restore(house, id, by);
  } catch (error) {
    // Somebody has just hung one of that name: now it is there to be taken down.
    if (!house.dialect.isUniqueViolation(error)) throw error;
    return restore(house, id, by);
  }
}

async function restore(house: House, id: number, by: ByAdmin): Promise<Hung | undefined> {
  return house.db.transaction().execute(async (transaction) => {
    const kept = await transaction
      .deleteFrom('image_trash')
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (!kept) return undefined;
    const { id: _, removal, removed_at, removed_by, ...content } = kept;
    const row = { ...content, name_key: imageNameKey(kept.name), variants_mark: null };
    await transaction
      .deleteFrom('images_taken_down')
      .where('name_key', '=', row.name_key)
      .execute();
    await note(house, transaction, 'restore', kept.name, by);
    const old = await hangingNow(house, transaction, 'name_key', row.name_key);
    if (old) return hangInstead(house, transaction, old, row, by);
    await transaction.insertInto('images').values(row).execute();
    return { row, removed: null };
  });
}

/** In the old one's row: who waits to replace it as well must find it. */
async function hangInstead(
  house: House,
  transaction: Transaction<Tables>,
  old: ImageRow,
  row: ImageRow,
  by: ByAdmin,
): Promise<Hung> {
  const removed = await keepRemoved(house, transaction, old, 'replaced', by);
  await transaction.updateTable('images').set(row).where('name', '=', old.name).execute();
  return { row, removed };
}
