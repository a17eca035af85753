import type { Transaction } from 'kysely';
import type { AuditAction } from '#domain/audit-log/audit-log.ts';
import { imageNameKey } from '#domain/images/image-name.ts';
import { fail } from '#domain/problems.ts';
import { isStorable } from '#domain/text/text.ts';
import { type AuditActor, writeAudit } from '../audit-log/audit-log.ts';
import type { AppContext } from '../context.ts';
import type { ImageRow } from '../db/tables/images.ts';
import type { Tables } from '../db/tables.ts';

export type ImageContent = Pick<
  ImageRow,
  'format' | 'hash' | 'original' | 'bytes' | 'width' | 'height'
>;

export async function findImage({ db }: AppContext, name: string): Promise<ImageRow | undefined> {
  if (!isStorable(name)) return undefined;
  return db.selectFrom('images').selectAll().where('name', '=', name).executeTakeFirst();
}

type ImageSize = Pick<ImageRow, 'width' | 'height'>;

export async function listImageSizes({ db }: AppContext): Promise<Map<string, ImageSize>> {
  const rows = await db.selectFrom('images').select(['name', 'width', 'height']).execute();
  return new Map(rows.map(({ name, width, height }) => [name, { width, height }]));
}

export async function listImages({ db }: AppContext): Promise<ImageRow[]> {
  return db.selectFrom('images').selectAll().orderBy('name').execute();
}

/** Seeding leaves an image without `drawn_mark` alone. */
export function newColumns(
  { now }: AppContext,
  name: string,
): Pick<ImageRow, 'name_key' | 'modified_at' | 'drawn_mark' | 'variants_mark'> {
  return {
    name_key: imageNameKey(name),
    modified_at: now().toISOString(),
    drawn_mark: null,
    variants_mark: null,
  };
}

export type AltTextColumns = Pick<ImageRow, 'alt' | 'alt_hi' | 'alt_mr'>;
export const NO_ALT_TEXTS: AltTextColumns = { alt: '', alt_hi: '', alt_mr: '' };

interface ImageUpdate {
  name: string;
  /** Columns that are missing stay, which may be all. */
  change: Partial<AltTextColumns & Pick<ImageRow, 'focus'>>;
  action: 'describe' | 'focus';
  by: AuditActor;
}

/** @throws Problem imageNotFound */
export async function updateImage(
  ctx: AppContext,
  { name, change, action, by }: ImageUpdate,
): Promise<ImageRow> {
  return ctx.db.transaction().execute(async (transaction) => {
    const row = await transaction
      .updateTable('images')
      // An empty change would be no SQL.
      .set({ name, ...change })
      .where('name', '=', name)
      .returningAll()
      .executeTakeFirst();
    if (!row) fail('imageNotFound');
    await writeImageAudit(ctx, transaction, { action, name, by });
    return row;
  });
}

export type ImageDetails = Pick<
  ImageRow,
  'name' | 'alt' | 'alt_hi' | 'alt_mr' | 'focus' | 'drawn_mark' | 'width' | 'height'
>;

/** Images without a text are included: a text that was removed must leave the pages. */
export async function listImageDetails({ db }: AppContext): Promise<ImageDetails[]> {
  return db
    .selectFrom('images')
    .select(['name', 'alt', 'alt_hi', 'alt_mr', 'focus', 'drawn_mark', 'width', 'height'])
    .orderBy('name')
    .execute();
}

export async function countMissingVariants({ db }: AppContext, settings: string): Promise<number> {
  const { total } = await db
    .selectFrom('images')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where((eb) => eb.or([eb('variants_mark', 'is', null), eb('variants_mark', '!=', settings)]))
    .executeTakeFirstOrThrow();
  return total;
}

export async function markVariants(
  { db }: AppContext,
  hash: string,
  settings: string,
): Promise<void> {
  await db
    .updateTable('images')
    .set({ variants_mark: settings })
    .where('hash', '=', hash)
    .execute();
}

export async function writeImageAudit(
  { now }: AppContext,
  transaction: Transaction<Tables>,
  { action, name, by }: { action: AuditAction; name: string; by: AuditActor },
): Promise<void> {
  const event = { by, action, entity: 'image', id: null, name } as const;
  await writeAudit(transaction, event, now());
}
