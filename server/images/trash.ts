// Deleted and replaced images stay in the trash, with their alt text, for TRASH_RETENTION_DAYS days.
import { sql, type Transaction } from 'kysely';
import { DAY_MS } from '#domain/durations.ts';
import type { Removal } from '#domain/images/images.ts';
import { fail } from '#domain/problems.ts';
import { TRASH_RETENTION_DAYS } from '#domain/retention.ts';
import { isStorable } from '#domain/text/text.ts';
import type { RequestActor } from '../audit-log/audit-log.ts';
import type { AppContext } from '../context.ts';
import type { ImageRow, ImageTrashRow } from '../db/tables/images.ts';
import type { Tables } from '../db/tables.ts';
import { retentionLimit } from '../retention.ts';
import { type ImageContent, writeImageAudit } from './store.ts';

export type RemovedRow = ImageTrashRow & { removed_by_name: string };
export const purgeDate = (removedAt: string): string =>
  new Date(Date.parse(removedAt) + TRASH_RETENTION_DAYS * DAY_MS).toISOString();

/** @throws Problem imageNotFound */
export async function deleteImage(
  ctx: AppContext,
  { name, by }: { name: string; by: RequestActor },
): Promise<RemovedRow> {
  return ctx.db.transaction().execute(async (transaction) => {
    const old = (await lockImage(ctx, transaction, 'name', name)) ?? fail('imageNotFound');
    await unpublish(transaction, old.name_key);
    await transaction.deleteFrom('images').where('name', '=', name).execute();
    await writeImageAudit(ctx, transaction, { action: 'delete', name, by });
    return moveToTrash(ctx, transaction, { row: old, removal: 'deleted', by });
  });
}

export async function listRemovedImages({ db }: AppContext): Promise<RemovedRow[]> {
  return selectRemoved(db).orderBy('removed_at', 'desc').orderBy('id', 'desc').execute();
}

export async function findRemovedByOriginal(
  { db }: AppContext,
  original: string,
): Promise<ImageTrashRow | undefined> {
  if (!isStorable(original)) return undefined;
  return db
    .selectFrom('image_trash')
    .selectAll()
    .where('original', '=', original)
    .executeTakeFirst();
}

export async function findRemovedImage(
  { db }: AppContext,
  id: number,
): Promise<RemovedRow | undefined> {
  return selectRemoved(db).where('image_trash.id', '=', id).executeTakeFirst();
}

/** @throws Problem removedImageNotFound */
export async function eraseImage(
  ctx: AppContext,
  { id, by }: { id: number; by: RequestActor },
): Promise<ImageContent> {
  return ctx.db.transaction().execute(async (transaction) => {
    const row = await transaction
      .deleteFrom('image_trash')
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (!row) fail('removedImageNotFound');
    await writeImageAudit(ctx, transaction, { action: 'erase', name: row.name, by });
    return row;
  });
}

/** The sweep removes the blobs. */
export async function purgeTrash({ db, now }: AppContext): Promise<void> {
  await db.deleteFrom('image_trash').where('removed_at', '<=', retentionLimit(now())).execute();
}

export function lockImage(
  { dialect }: AppContext,
  transaction: Transaction<Tables>,
  column: 'name' | 'name_key',
  value: string,
): Promise<ImageRow | undefined> {
  const one = transaction.selectFrom('images').selectAll().where(column, '=', value);
  return dialect.forUpdate(one).executeTakeFirst();
}

export async function moveToTrash(
  { now }: AppContext,
  transaction: Transaction<Tables>,
  { row, removal, by }: { row: ImageRow; removal: Removal; by: RequestActor },
): Promise<RemovedRow> {
  const { name_key, variants_mark, ...content } = row;
  const { id } = await transaction
    .insertInto('image_trash')
    .values({ ...content, removal, removed_at: now().toISOString(), removed_by: by.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  return selectRemoved(transaction).where('image_trash.id', '=', id).executeTakeFirstOrThrow();
}

export async function isUnpublished(
  transaction: Transaction<Tables>,
  nameKey: string,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('unpublished_images')
    .select('name_key')
    .where('name_key', '=', nameKey)
    .executeTakeFirst();
  return row !== undefined;
}

export async function listUnpublishedKeys({ db }: AppContext): Promise<Set<string>> {
  const rows = await db.selectFrom('unpublished_images').select('name_key').execute();
  return new Set(rows.map(({ name_key }) => name_key));
}

function selectRemoved(db: AppContext['db']) {
  return db
    .selectFrom('image_trash')
    .innerJoin('volunteers', 'volunteers.id', 'image_trash.removed_by')
    .selectAll('image_trash')
    .select(sql<string>`volunteers.name`.as('removed_by_name'));
}

async function unpublish(transaction: Transaction<Tables>, nameKey: string): Promise<void> {
  await transaction
    .insertInto('unpublished_images')
    .values({ name_key: nameKey })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
