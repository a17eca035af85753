// Only pixels pass, no metadata; the content decides the format, not the name.
import { hash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { Metadata, Sharp } from 'sharp';
import { EMPTY_FILE, HEIC_REFUSED, SVG_REFUSED } from '#domain/images/image-refusal.ts';
import type { ImageFormat } from '#domain/images/images.ts';
import {
  MAX_FRAMES,
  MAX_ORIGINAL_BYTES,
  MAX_PIXELS,
  MAX_SIDE,
} from '#domain/images/upload-limits.ts';
import { type Problem, problem } from '#domain/problems.ts';
import { countScans } from './jpeg-scans.ts';

export interface Normalised {
  bytes: Buffer;
  format: ImageFormat;
  width: number;
  height: number;
  hash: string;
}

/** Every variant is made from the original. */
const ORIGINAL = {
  jpeg: { quality: 88 },
  png: { compressionLevel: 8 },
  webp: { quality: 88, effort: 2 },
  avif: { quality: 70, effort: 2 },
  gif: { effort: 3 },
} as const satisfies Record<ImageFormat, object>;

/** More pixels take a gigabyte of memory or half a minute in these formats. */
const MAX_STORED_PIXELS: Partial<Record<ImageFormat, number>> = {
  avif: 12_000_000,
  gif: 12_000_000,
};
/** Usual programs write about ten. Each decodes the whole image, however small the file. */
const MAX_SCANS = 100;
const BACKGROUND = '#ffffff';
const ALLOWED_LOADERS = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].flatMap((name) => [
  `VipsForeignLoad${name}File`,
  `VipsForeignLoad${name}Buffer`,
]);

/** @throws Problem imageTooLarge */
export async function normalise(file: string, targetFormat?: ImageFormat): Promise<Normalised> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ALLOWED_LOADERS });
  const picture = () => sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { format, width, height } = await readMetadata(file, picture());
  const target = targetFormat ?? format;
  const side = storedSide(width, height, MAX_STORED_PIXELS[target]);
  const upright = picture()
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  const flat = target === 'jpeg' ? upright.flatten({ background: BACKGROUND }) : upright;
  const { data, info } = await flat
    .toFormat(target, ORIGINAL[target])
    .toBuffer({ resolveWithObject: true })
    .catch((error) => Promise.reject(decodeProblem(error)));
  if (data.length > MAX_ORIGINAL_BYTES) throw tooLargeProblem(target);
  return {
    bytes: data,
    format: target,
    width: info.width,
    height: info.height,
    hash: hash('sha256', data),
  };
}

interface SourceMetadata {
  format: ImageFormat;
  width: number;
  height: number;
}

/** @throws Problem imageTooManyPixels, imageTooManyFrames, imageTooSlow */
async function readMetadata(file: string, picture: Sharp): Promise<SourceMetadata> {
  const metadata = await picture.metadata().catch(async (error) => {
    throw isUnknown(error) ? await typeProblem(file) : decodeProblem(error);
  });
  const format = formatOf(metadata);
  if (!format) throw await typeProblem(file);
  if (Math.max(metadata.width, metadata.height) > MAX_SIDE) throw problem('imageTooManyPixels');
  if (metadata.width * metadata.height > MAX_PIXELS) throw problem('imageTooManyPixels');
  if ((metadata.pages ?? 1) > MAX_FRAMES) throw problem('imageTooManyFrames');
  if (format === 'jpeg' && (await countScans(file)) > MAX_SCANS) throw problem('imageTooSlow');
  return { format, width: metadata.width, height: metadata.height };
}

function storedSide(width: number, height: number, mostPixels = MAX_PIXELS): number {
  const scale = Math.min(1, Math.sqrt(mostPixels / (width * height)));
  return Math.floor(Math.max(width, height) * scale);
}

/** A photograph as PNG takes ten times the bytes. */
function tooLargeProblem(format: ImageFormat): Problem {
  const message = `As ${format.toUpperCase()} this picture would be larger than 20 MB. Make it smaller, or upload it under a name of its own.`;
  return problem('imageTooLarge', { message });
}

function formatOf({ format, compression }: Metadata): ImageFormat | undefined {
  if (format === 'heif') return compression === 'av1' ? 'avif' : undefined;
  return format === 'jpeg' || format === 'png' || format === 'webp' || format === 'gif'
    ? format
    : undefined;
}

function isUnknown(error: unknown): boolean {
  return /unsupported image format|operation is blocked|bad seek/i.test(String(error));
}

function decodeProblem(error: unknown): Problem {
  const tooMany = /pixel limit/i.test(String(error));
  return problem(tooMany ? 'imageTooManyPixels' : 'imageDamaged', { cause: error });
}

async function typeProblem(file: string): Promise<Problem> {
  const head = await readHead(file);
  if (head.length === 0) return problem('imageDamaged', { message: EMPTY_FILE });
  if (/<svg[\s>]/i.test(head)) {
    return problem('imageTypeRefused', { message: SVG_REFUSED });
  }
  if (/^.{4}ftyp(heic|heix|hevc|heim|heis|mif1|msf1)/s.test(head)) {
    return problem('imageTypeRefused', { message: HEIC_REFUSED });
  }
  return problem('imageTypeRefused');
}

async function readHead(file: string): Promise<string> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(1024), 0, 1024, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await handle.close();
  }
}
