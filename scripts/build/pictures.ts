// Draws the site's pictures, which the builder copies into the build. A picture is drawn again only when its drawing has changed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { drawScene, isSceneName } from '#art/scenes.ts';
import { PICTURE_WIDTHS, pictures } from '#content/pictures.ts';

/** Effort 2 is a sixth of the time of effort 4 for three to ten per cent more bytes (measured). */
const FORMATS = {
  avif: { quality: 50, effort: 2 },
  webp: { quality: 75, effort: 2 },
} as const;
const WIDEST = Math.max(...PICTURE_WIDTHS);

/** @param folder the pictures' own folder: what is in it and not drawn any more is removed */
export async function drawPictures(folder: string): Promise<void> {
  const marks = join(folder, '.drawn.json');
  const drawn = existsSync(marks) ? JSON.parse(readFileSync(marks, 'utf8')) : {};
  const wanted = Object.entries(pictures).map(([name, { kind }]) => {
    const svg = drawingOf(name);
    return { name, kind, svg, mark: markOf(svg, kind) };
  });
  const changed = wanted.filter(
    ({ name, kind, mark }) =>
      drawn[name] !== mark || filesOf(name, kind).some((file) => !existsSync(join(folder, file))),
  );
  if (changed.length === 0) return;
  mkdirSync(folder, { recursive: true });
  rmSync(marks, { force: true });
  const inTurn = pLimit(availableParallelism());
  await Promise.all(
    changed.map(({ name, kind, svg }) =>
      inTurn(() =>
        kind === 'drawing' ? writeSvg(folder, name, svg) : writeRasters(folder, name, svg),
      ),
    ),
  );
  removeOthers(folder, Object.keys(pictures));
  const all = Object.fromEntries(wanted.map(({ name, mark }) => [name, mark]));
  writeFileSync(marks, JSON.stringify(all));
}

function filesOf(name: string, kind: string): string[] {
  if (kind === 'drawing') return [`${name}.svg`];
  const formats = Object.keys(FORMATS);
  return PICTURE_WIDTHS.flatMap((width) => formats.map((format) => `${name}-${width}.${format}`));
}

function removeOthers(folder: string, names: string[]): void {
  for (const file of readdirSync(folder)) {
    const [, name = ''] = /^(.+?)(?:-\d+)?\.\w+$/.exec(file) ?? [];
    if (!names.includes(name)) rmSync(join(folder, file));
  }
}

function drawingOf(name: string): string {
  if (!isSceneName(name))
    throw new Error(`content/pictures.ts names "${name}", which art/ cannot draw`);
  return drawScene(name);
}

function markOf(svg: string, kind: string): string {
  const settings = JSON.stringify([kind, FORMATS, PICTURE_WIDTHS]);
  return createHash('sha256').update(settings).update(svg).digest('hex');
}

async function writeSvg(folder: string, name: string, svg: string): Promise<void> {
  writeFileSync(join(folder, `${name}.svg`), svg);
}

async function writeRasters(folder: string, name: string, svg: string): Promise<void> {
  const { data, info } = await sharp(Buffer.from(svg), { density: 144 })
    .resize(WIDEST)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  for (const wanted of PICTURE_WIDTHS) {
    const resized = sharp(data, { raw: { width, height, channels } }).resize(wanted);
    const file = (format: string) => join(folder, `${name}-${wanted}.${format}`);
    await resized.clone().avif(FORMATS.avif).toFile(file('avif'));
    await resized.clone().webp(FORMATS.webp).toFile(file('webp'));
  }
}
