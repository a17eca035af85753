import type { Transaction } from 'kysely';
import { imageNameKey, numberedName } from '#domain/image-name.ts';
import { type Action, type By, record } from '../audit-log.ts';
import type { House } from '../context.ts';
import type { ImageRow, Tables } from '../db/tables.ts';
import { isUploaded, keepUploaded, type UploadKey } from './upload-keys.ts';

/** What a picture is, apart from what it is called. */
export type ImageContent = Pick<
  ImageRow,
  'format' | 'hash' | 'original' | 'bytes' | 'width' | 'height'
>;

const MOST_TRIES = 50;

/** A name that no database can hold is found nowhere. */
export async function findImage({ db }: House, name: string): Promise<ImageRow | undefined> {
  if (name.includes('\0') || !name.isWellFormed()) return undefined;
  return db.selectFrom('images').selectAll().where('name', '=', name).executeTakeFirst();
}

/** By name. */
export async function allImages({ db }: House): Promise<ImageRow[]> {
  return db.selectFrom('images').selectAll().orderBy('name').execute();
}

/**
 * Under the name that is wished for, or the next that is free: `well-2.jpg`. Never over another.
 * @param content already in the store
 */
export async function addImage(
  house: House,
  wished: string,
  content: ImageContent,
  by: By,
  key?: UploadKey,
): Promise<ImageRow> {
  for (let tries = 1; ; tries += 1) {
    const name = tries === 1 ? wished : await freeName(house, wished);
    try {
      return await insertImage(house, name, content, by, key);
    } catch (error) {
      // Others may be adding some of that name, or this very one.
      if (!house.dialect.isUniqueViolation(error) || tries === MOST_TRIES) throw error;
      if (key && (await isUploaded(house, key))) throw error;
    }
  }
}

async function freeName({ db }: House, wished: string): Promise<string> {
  const rows = await db.selectFrom('images').select('name_key').execute();
  const taken = new Set(rows.map(({ name_key }) => name_key));
  let name = wished;
  for (let number = 2; taken.has(imageNameKey(name)); number += 1) {
    name = numberedName(wished, number);
  }
  return name;
}

async function insertImage(
  house: House,
  name: string,
  content: ImageContent,
  by: By,
  key?: UploadKey,
): Promise<ImageRow> {
  const row = { ...content, name, ...newColumns(house, name), alt: '' };
  await house.db.transaction().execute(async (transaction) => {
    await transaction.insertInto('images').values(row).execute();
    await note(house, transaction, 'upload', name, by);
    if (key) await keepUploaded(house, transaction, key, { row, removed: null });
  });
  return row;
}

/** Of a picture that is the trust's own, from now on. */
export function newColumns(
  { now }: House,
  name: string,
): Pick<ImageRow, 'name_key' | 'modified_at' | 'drawn_mark' | 'variants_mark'> {
  return {
    name_key: imageNameKey(name),
    modified_at: now().toISOString(),
    drawn_mark: null,
    variants_mark: null,
  };
}

/** @returns undefined when there is no such picture */
export async function describeImage(
  house: House,
  name: string,
  alt: string,
  by: By,
): Promise<ImageRow | undefined> {
  return house.db.transaction().execute(async (transaction) => {
    const row = await transaction
      .updateTable('images')
      .set({ alt })
      .where('name', '=', name)
      .returningAll()
      .executeTakeFirst();
    if (row) await note(house, transaction, 'describe', name, by);
    return row;
  });
}

/** The admins' own words, by the picture's name. */
export async function describedImages({ db }: House): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('images')
    .select(['name', 'alt'])
    .where('alt', '!=', '')
    .orderBy('name')
    .execute();
  return new Map(rows.map(({ name, alt }) => [name, alt]));
}

export async function picturesWaiting({ db }: House, mark: string): Promise<number> {
  const { total } = await db
    .selectFrom('images')
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .where((row) => row.or([row('variants_mark', 'is', null), row('variants_mark', '!=', mark)]))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** All variants of this content are made with these settings. */
export async function markVariants({ db }: House, hash: string, mark: string): Promise<void> {
  await db.updateTable('images').set({ variants_mark: mark }).where('hash', '=', hash).execute();
}

/** In the log of deeds, with which picture it is about. */
export async function note(
  { now }: House,
  transaction: Transaction<Tables>,
  action: Action,
  name: string,
  by: By,
): Promise<void> {
  const deed = { ...by, action, thing: 'image', thingId: null, thingName: name } as const;
  await record(transaction, deed, now());
}
