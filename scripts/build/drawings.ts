// These images are outside the image store: drawings, scenes, icons and share images.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { pictures } from '#content/pictures.ts';
import { openWebsite } from '#content/website/website.ts';
import { SHARE_SIZE } from '#domain/images/images.ts';
import { SHARED_PICTURES } from '#web/render/head/share-image.ts';
import { paymentQr } from '#web/render/payment-qr.ts';
import { drawing } from './pictures.ts';
import { hashInputs, type RenderTask, renderChanged } from './render-cache.ts';

const SHARE_JPEG = { quality: 80, mozjpeg: true } as const;
const ICON_SIZES = { 'icon-192.png': 192, 'icon-512.png': 512, 'apple-touch-icon.png': 180 };

/** @param drawn folder whose `public` the build copies unchanged */
export async function drawDrawings(drawn: string): Promise<void> {
  const folder = (name: string) => join(drawn, 'public', name);
  const list = (name: string) => join(drawn, `${name}.marks.json`);
  writeDrawings(folder('drawings'));
  const tasks = [...SHARED_PICTURES].map((name) => shareImage(folder('shared'), name));
  await renderChanged(folder('shared'), list('shared'), tasks);
  await renderChanged(folder('icons'), list('icons'), [icons(folder('icons'))]);
}

function writeDrawings(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of Object.keys(pictures)) {
    writeFileSync(join(folder, `${name}.svg`), drawing(name));
  }
  writeFileSync(join(folder, 'payment-qr.svg'), paymentQr(openWebsite({ locale: 'en' })));
}

function shareImage(folder: string, name: string): RenderTask {
  const svg = drawing(name);
  const file = `${name}.jpg`;
  return {
    inputHash: hashInputs(svg, SHARE_SIZE, SHARE_JPEG),
    files: [file],
    write: () =>
      sharp(Buffer.from(svg), { density: 144 })
        .resize(SHARE_SIZE)
        .removeAlpha()
        .jpeg(SHARE_JPEG)
        .toFile(join(folder, file)),
  };
}

function icons(folder: string): RenderTask {
  const svg = drawing('icon');
  return {
    inputHash: hashInputs(svg, ICON_SIZES),
    files: Object.keys(ICON_SIZES),
    write: async () => {
      for (const [file, size] of Object.entries(ICON_SIZES)) {
        await sharp(Buffer.from(svg))
          .resize(size)
          .png({ palette: true })
          .toFile(join(folder, file));
      }
    },
  };
}
