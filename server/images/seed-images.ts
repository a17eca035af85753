// The pictures that the build has drawn become the store's first ones. One that an admin has replaced
// or deleted is left alone; one that the program now draws differently is brought up to date.
import { createHash, randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import * as z from 'zod';
import { imageNameKey } from '#domain/image-name.ts';
import { IMAGE_FORMATS } from '#domain/images.ts';
import type { House } from '../context.ts';
import type { ImageRow } from '../db/tables.ts';
import { type Variant, variantKey, variantsOf } from './processing/variants.ts';
import { allImages, findImage, newColumns } from './store.ts';
import { hangingNow, isTakenDown } from './trash.ts';

/** What the build writes beside the pictures' folder. */
const drawnList = z.array(
  z.object({
    name: z.string(),
    format: z.enum(IMAGE_FORMATS),
    width: z.int(),
    height: z.int(),
    /** Changes with the drawing. */
    mark: z.string(),
  }),
);
export type DrawnPicture = z.infer<typeof drawnList>[number];

export const drawnFile = (name: string, { width, format }: Variant): string =>
  `${name}.${width}.${format}`;

/** @param folder what the build has drawn; without it the store stays as it is */
export async function hangStartingPictures(house: House, folder: string): Promise<void> {
  const list = `${folder}.json`;
  if (!existsSync(list)) return;
  const drawn = drawnList.parse(JSON.parse(await readFile(list, 'utf8')));
  const known = new Map((await allImages(house)).map((row) => [row.name_key, row]));
  const fewAtOnce = pLimit(8);
  await Promise.all(
    fromAnywhere(drawn).map((picture) =>
      fewAtOnce(async () => {
        const hanging = known.get(imageNameKey(picture.name));
        if (await isUpToDate(house, picture, hanging)) return;
        const since = await findImage(house, picture.name);
        if (!(await isUpToDate(house, picture, since))) await hang(house, folder, picture);
      }),
    ),
  );
}

/** Programs that start at once begin at different ones, and each finds hung what the others have done. */
function fromAnywhere<One>(list: readonly One[]): One[] {
  const first = randomInt(list.length + 1);
  return [...list.slice(first), ...list.slice(0, first)];
}

/** The rows may outlive the blobs: a data folder that was lost, a database that was moved. */
async function isUpToDate(
  { blobs }: House,
  picture: DrawnPicture,
  hanging: ImageRow | undefined,
): Promise<boolean> {
  if (!hanging) return false;
  if (hanging.drawn_mark === null) return true;
  return hanging.drawn_mark === picture.mark && (await blobs.has(hanging.original));
}

async function hang(house: House, folder: string, picture: DrawnPicture): Promise<void> {
  const { name, format, width, height, mark } = picture;
  const bytes = await readFile(join(folder, name));
  const hash = createHash('sha256').update(bytes).digest('hex');
  // Of two programs that hang it at once, both write the same.
  const original = `originals/${hash}.${format}`;
  const content = { hash, format };
  await house.blobs.write(original, bytes);
  for (const variant of variantsOf(content)) {
    const file = join(folder, drawnFile(name, variant));
    if (existsSync(file))
      await house.blobs.write(variantKey(content, variant), await readFile(file));
  }
  await putDrawn(house, {
    ...content,
    ...newColumns(house, name),
    name,
    original,
    bytes: bytes.length,
    width,
    height,
    drawn_mark: mark,
  });
}

/** Admins may have hung or deleted one of that name since the start has looked: theirs stays as it is. */
async function putDrawn(house: House, row: Omit<ImageRow, 'alt'>): Promise<void> {
  await house.db.transaction().execute(async (transaction) => {
    const there = await hangingNow(house, transaction, 'name_key', row.name_key);
    if (there && there.drawn_mark !== null) {
      const { name, ...content } = row;
      await transaction.updateTable('images').set(content).where('name', '=', there.name).execute();
    }
    if (there || (await isTakenDown(transaction, row.name_key))) return;
    await transaction
      .insertInto('images')
      .values({ ...row, alt: '' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}
