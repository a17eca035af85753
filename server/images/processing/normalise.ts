// What was uploaded becomes a picture of our own: only its pixels pass. Its content decides what it is,
// not its name; where it was taken and with which camera stays behind.
import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { Metadata, Sharp } from 'sharp';
import { EMPTY_FILE, HEIC_REFUSED, SVG_REFUSED } from '#domain/image-refusal.ts';
import {
  type ImageFormat,
  LARGEST_ORIGINAL_BYTES,
  LONGEST_SIDE,
  MOST_FRAMES,
  MOST_PIXELS,
} from '#domain/images.ts';
import { type Problem, problem } from '#domain/problems.ts';
import { countScans } from './jpeg-scans.ts';

export interface Normalised {
  bytes: Buffer;
  format: ImageFormat;
  width: number;
  height: number;
  /** SHA-256, in hexadecimal. */
  hash: string;
}

/** The original is kept large and good: every variant is made from it. */
const ORIGINAL = {
  jpeg: { quality: 88 },
  png: { compressionLevel: 8 },
  webp: { quality: 88, effort: 2 },
  avif: { quality: 70, effort: 2 },
  gif: { effort: 3 },
} as const satisfies Record<ImageFormat, object>;

/** In these, more takes the encoder a gigabyte or half a minute. No page shows as much. */
const MOST_KEPT_PIXELS: Partial<Record<ImageFormat, number>> = {
  avif: 12_000_000,
  gif: 12_000_000,
};
/** Programs write about ten. Each is a way through the whole picture, however few bytes it has. */
const MOST_SCANS = 100;
const PAPER = '#ffffff';
const READERS = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].flatMap((name) => [
  `VipsForeignLoad${name}File`,
  `VipsForeignLoad${name}Buffer`,
]);

/**
 * @param file where the upload lies
 * @param keep the format of the picture that it replaces; without it, its own
 * @throws Problem imageTypeRefused, imageTooManyPixels, imageTooManyFrames, imageTooLong, imageDamaged;
 *   imageTooLarge when it would be in the format that it is to have
 */
export async function normalise(file: string, keep?: ImageFormat): Promise<Normalised> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  // Nobody else's formats, however good their readers are.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: READERS });
  const picture = () => sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
  const { format, width, height } = await readFacts(file, picture());
  const target = keep ?? format;
  const side = longestKept(width, height, MOST_KEPT_PIXELS[target]);
  const upright = picture()
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  const flat = target === 'jpeg' ? upright.flatten({ background: PAPER }) : upright;
  const { data, info } = await flat
    .toFormat(target, ORIGINAL[target])
    .toBuffer({ resolveWithObject: true })
    .catch((error) => Promise.reject(refusalOf(error)));
  if (data.length > LARGEST_ORIGINAL_BYTES) throw tooLargeAs(target);
  const hash = createHash('sha256').update(data).digest('hex');
  return { bytes: data, format: target, width: info.width, height: info.height, hash };
}

interface Facts {
  format: ImageFormat;
  width: number;
  height: number;
}

async function readFacts(file: string, picture: Sharp): Promise<Facts> {
  const facts = await picture.metadata().catch(async (error) => {
    throw isUnknown(error) ? await refusedType(file) : refusalOf(error);
  });
  const format = formatOf(facts);
  if (!format) throw await refusedType(file);
  if (Math.max(facts.width, facts.height) > LONGEST_SIDE) throw problem('imageTooManyPixels');
  if (facts.width * facts.height > MOST_PIXELS) throw problem('imageTooManyPixels');
  if ((facts.pages ?? 1) > MOST_FRAMES) throw problem('imageTooManyFrames');
  if (format === 'jpeg' && (await countScans(file)) > MOST_SCANS) throw problem('imageTooLong');
  return { format, width: facts.width, height: facts.height };
}

/** @returns pixels of the longer side, whichever that is when the picture stands upright */
function longestKept(width: number, height: number, mostPixels = MOST_PIXELS): number {
  const scale = Math.min(1, Math.sqrt(mostPixels / (width * height)));
  return Math.floor(Math.max(width, height) * scale);
}

/** A photograph as PNG takes ten times the room. */
function tooLargeAs(format: ImageFormat): Problem {
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

function refusalOf(error: unknown): Problem {
  const tooMany = /pixel limit/i.test(String(error));
  return problem(tooMany ? 'imageTooManyPixels' : 'imageDamaged', { cause: error });
}

async function refusedType(file: string): Promise<Problem> {
  const head = await headOf(file);
  if (head.length === 0) return problem('imageDamaged', { message: EMPTY_FILE });
  if (/<svg[\s>]/i.test(head)) {
    return problem('imageTypeRefused', { message: SVG_REFUSED });
  }
  if (/^.{4}ftyp(heic|heix|hevc|heim|heis|mif1|msf1)/s.test(head)) {
    return problem('imageTypeRefused', { message: HEIC_REFUSED });
  }
  return problem('imageTypeRefused');
}

async function headOf(file: string): Promise<string> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(1024), 0, 1024, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await handle.close();
  }
}
