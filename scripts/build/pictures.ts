// The server encodes other widths and formats of the seed images in the background.
import { writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { pictures } from '#content/pictures.ts';
import { isWide, pictureFile, shownWidths } from '#domain/images/images.ts';
import { drawScene, isSceneName } from '#illustrations/scenes.ts';
import { ENCODER_SETTINGS_HASH, encode } from '#server/images/processing/encode.ts';
import { type SeedImage, seedImageFile } from '#server/images/seed-images.ts';
import { hashInputs, type RenderTask, renderChanged } from './render-cache.ts';

/** Only a dense desktop screen wants a small image wider than this; the server encodes that later. */
const PHONE = 768;
const ORIGINAL_WIDTH = 1600;
const ORIGINAL = { quality: 90, effort: 2 } as const;

type Scene = Omit<SeedImage, 'mark'> & RenderTask;

export async function drawPictures(folder: string): Promise<void> {
  const scenes = Object.entries(pictures).flatMap(([name, picture]) =>
    picture.kind === 'scene' ? [sceneOf(folder, name, picture)] : [],
  );
  await renderChanged(folder, `${folder}.marks.json`, scenes);
  const list: SeedImage[] = scenes.map(({ name, format, width, height, inputHash }) => ({
    name,
    format,
    width,
    height,
    mark: inputHash,
  }));
  writeFileSync(`${folder}.json`, JSON.stringify(list));
}

function sceneOf(folder: string, name: string, size: { width: number; height: number }): Scene {
  const svg = drawing(name);
  const file = pictureFile(name);
  const widths = shownWidths(size.width).filter((width) => isWide(size.width) || width <= PHONE);
  const shown = widths.map((width) => seedImageFile(file, { width, format: 'avif' }));
  return {
    name: file,
    format: 'webp',
    width: ORIGINAL_WIDTH,
    height: Math.round((size.height / size.width) * ORIGINAL_WIDTH),
    inputHash: hashInputs(svg, ENCODER_SETTINGS_HASH, ORIGINAL_WIDTH, ORIGINAL, widths),
    files: [file, ...shown],
    write: async () => {
      const rendered = await sharp(Buffer.from(svg), { density: 144 })
        .resize(ORIGINAL_WIDTH)
        .removeAlpha()
        .png({ compressionLevel: 0 })
        .toBuffer();
      await sharp(rendered).webp(ORIGINAL).toFile(join(folder, file));
      for (const width of widths) {
        const bytes = await encode(rendered, width, 'avif');
        await writeFile(join(folder, seedImageFile(file, { width, format: 'avif' })), bytes);
      }
    },
  };
}

export function drawing(name: string): string {
  if (!isSceneName(name))
    throw new Error(`The pages name "${name}", which tools/illustrations cannot draw`);
  return drawScene(name);
}
