// Images that an admin has replaced or deleted stay so.
import { hash, randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import * as z from 'zod';
import { imageNameKey } from '#domain/images/image-name.ts';
import { IMAGE_FORMATS } from '#domain/images/images.ts';
import type { AppContext } from '../context.ts';
import type { ImageRow } from '../db/tables/images.ts';
import { type Variant, variantKey, variantsOf } from './processing/variants.ts';
import { type AltTextColumns, findImage, listImages, NO_ALT_TEXTS, newColumns } from './store.ts';
import { isUnpublished, listUnpublishedKeys, lockImage } from './trash.ts';

const seedImagesSchema = z.array(
  z.object({
    name: z.string(),
    format: z.enum(IMAGE_FORMATS),
    width: z.int(),
    height: z.int(),
    mark: z.string(),
  }),
);
export type SeedImage = z.infer<typeof seedImagesSchema>[number];

export const seedImageFile = (name: string, { width, format }: Variant): string =>
  `${name}.${width}.${format}`;

/** @param folder output of the build; without it nothing changes */
export async function seedImages(ctx: AppContext, folder: string): Promise<void> {
  const list = `${folder}.json`;
  if (!existsSync(list)) return;
  const seeds = seedImagesSchema.parse(JSON.parse(await readFile(list, 'utf8')));
  const known = new Map((await listImages(ctx)).map((row) => [row.name_key, row]));
  const unpublished = await listUnpublishedKeys(ctx);
  const limit = pLimit(8);
  await Promise.all(
    rotateRandomly(seeds).map((picture) =>
      limit(async () => {
        const key = imageNameKey(picture.name);
        const current = known.get(key);
        if (!current && unpublished.has(key)) return;
        if (await isUpToDate(ctx, picture, current)) return;
        const latest = await findImage(ctx, picture.name);
        if (!(await isUpToDate(ctx, picture, latest))) await seedImage(ctx, folder, picture);
      }),
    ),
  );
}

/** Servers starting at the same time share the work by beginning at different images. */
function rotateRandomly<One>(list: readonly One[]): One[] {
  const first = randomInt(list.length + 1);
  return [...list.slice(first), ...list.slice(0, first)];
}

/** The blob may be gone: the data folder lost, or the database moved. */
async function isUpToDate(
  { blobs }: AppContext,
  picture: SeedImage,
  current: ImageRow | undefined,
): Promise<boolean> {
  if (!current) return false;
  if (current.drawn_mark === null) return true;
  return current.drawn_mark === picture.mark && (await blobs.has(current.original));
}

async function seedImage(ctx: AppContext, folder: string, picture: SeedImage): Promise<void> {
  const { name, format, width, height, mark } = picture;
  const bytes = await readFile(join(folder, name));
  const sha256 = hash('sha256', bytes);
  // The key is the same for every server that adds this image concurrently.
  const original = `originals/${sha256}.${format}`;
  const content = { hash: sha256, format };
  await ctx.blobs.write(original, bytes);
  for (const variant of variantsOf(content)) {
    const file = join(folder, seedImageFile(name, variant));
    if (existsSync(file)) await ctx.blobs.write(variantKey(content, variant), await readFile(file));
  }
  await upsertSeedImage(ctx, {
    ...content,
    ...newColumns(ctx, name),
    name,
    original,
    bytes: bytes.length,
    width,
    height,
    drawn_mark: mark,
  });
}

/** An admin may have added or deleted an image of that name since seedImages() looked. */
async function upsertSeedImage(
  ctx: AppContext,
  row: Omit<ImageRow, keyof AltTextColumns | 'focus'>,
): Promise<void> {
  await ctx.db.transaction().execute(async (transaction) => {
    const current = await lockImage(ctx, transaction, 'name_key', row.name_key);
    if (current && current.drawn_mark !== null) {
      const { name, ...content } = row;
      await transaction
        .updateTable('images')
        .set(content)
        .where('name', '=', current.name)
        .execute();
    }
    if (current || (await isUnpublished(transaction, row.name_key))) return;
    await transaction
      .insertInto('images')
      .values({ ...row, ...NO_ALT_TEXTS, focus: '' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}
