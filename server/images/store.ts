import type { ImageRow } from '../db/tables.ts';
import type { House } from '../house.ts';

/** A name that no database can hold is found nowhere. */
export async function findImage({ db }: House, name: string): Promise<ImageRow | undefined> {
  if (name.includes('\0') || !name.isWellFormed()) return undefined;
  return db.selectFrom('images').selectAll().where('name', '=', name).executeTakeFirst();
}

export async function allImages({ db }: House): Promise<ImageRow[]> {
  return db.selectFrom('images').selectAll().orderBy('name').execute();
}

/** Puts a picture under its name; one that is there already is replaced. */
export async function putImage({ db }: House, row: ImageRow): Promise<void> {
  const { name: _, ...content } = row;
  await db
    .insertInto('images')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(content))
    .execute();
}

/** All variants of this content are made with these settings. */
export async function markVariants({ db }: House, hash: string, mark: string): Promise<void> {
  await db.updateTable('images').set({ variants_mark: mark }).where('hash', '=', hash).execute();
}
