// Photos and other files for uploads, all generated: no real person is on them.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { API_ROOT } from '#domain/endpoints.ts';
import type { ImageFormat } from '#domain/images/images.ts';
import type { AppContext } from '#server/context.ts';
import type { ImageRow } from '#server/db/tables/images.ts';
import type { Client } from '../app/api/client.ts';
import { Reply, replyOf } from '../app/api/reply.ts';
import type { TestApp } from '../app/test-app.ts';
import { received } from '../program/program.ts';

export interface ImageOptions {
  color?: string;
  width?: number;
  height?: number;
}

/** A wall in one colour; tests tell images apart by colour. */
export function plainImage({
  color = '#8a3324',
  width = 1600,
  height = 900,
}: ImageOptions = {}): Sharp {
  return sharp({ create: { width, height, channels: 3, background: color } });
}

export async function picture(format: ImageFormat, options?: ImageOptions): Promise<Buffer> {
  return plainImage(options).toFormat(format).toBuffer();
}

/** With two frames. */
export async function animatedWebp(): Promise<Buffer> {
  const size = { width: 640, height: 360 };
  const frames = await Promise.all([
    picture('png', size),
    picture('png', { ...size, color: '#fff' }),
  ]);
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
}

/** As a phone held upright writes it: rotated by EXIF, with GPS data. */
export async function phonePhoto(width: number, height: number): Promise<Buffer> {
  return plainImage({ width, height })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'Invented Phones', Model: 'Well 2' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '19/1 4/1 30/1', GPSLongitudeRef: 'E' },
    })
    .toBuffer();
}

export async function middleOf(bytes: Buffer): Promise<number[]> {
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at =
    (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  return [...data.subarray(at, at + 3)];
}

/** The row of a WebP picture whose pixels do not matter. */
export const imageRow = (name: string): ImageRow => ({
  name,
  name_key: name,
  format: 'webp',
  hash: 'h',
  original: 'originals/h',
  bytes: 1,
  width: 1,
  height: 1,
  alt: '',
  alt_hi: '',
  alt_mr: '',
  focus: '',
  modified_at: '2026-11-01T00:00:00.000Z',
  drawn_mark: null,
  variants_mark: null,
});

export async function putImageRow({ db }: Pick<AppContext, 'db'>, row: ImageRow): Promise<void> {
  await db
    .insertInto('images')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
}

/** Writes seed images as the build does, with their variants and list. */
export async function writeBuiltImages(
  folder: string,
  colors: Record<string, string>,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const list = [];
  for (const [name, color] of Object.entries(colors)) {
    const painted = await picture('webp', { color });
    writeFileSync(join(folder, name), painted);
    const small = await sharp(painted).resize(480).avif().toBuffer();
    writeFileSync(join(folder, `${name}.480.avif`), small);
    list.push({ name, format: 'webp', width: 1600, height: 900, mark: `${name} in ${color}` });
  }
  writeFileSync(`${folder}.json`, JSON.stringify(list));
}

export interface UploadOptions {
  name?: string;
  type?: string;
  replaceImage?: string;
  /** Other form fields, sent before the file. */
  fields?: Record<string, string>;
  key?: string;
}

export async function upload(
  { app }: Pick<TestApp, 'app'>,
  { token }: Client,
  bytes: Buffer | string,
  { name = 'well.jpg', type = 'image/jpeg', replaceImage, fields = {}, key }: UploadOptions = {},
): Promise<Reply<'uploadImage'>> {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('image', new Blob([new Uint8Array(Buffer.from(bytes))], { type }), name);
  if (replaceImage !== undefined) form.append('replaceImage', replaceImage);
  const request = new Request('http://adhyay.example', { method: 'POST', body: form });
  const response = await app.inject({
    method: 'POST',
    url: `${API_ROOT}/admin/images/upload`,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': String(request.headers.get('content-type')),
      ...(key && { 'idempotency-key': key }),
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return replyOf('uploadImage', response);
}

export async function uploadTo(
  address: string,
  token: string,
  bytes: Buffer,
  { name = 'well.jpg', replaceImage }: Pick<UploadOptions, 'name' | 'replaceImage'> = {},
): Promise<Reply<'uploadImage'>> {
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(bytes)]), name);
  if (replaceImage !== undefined) form.append('replaceImage', replaceImage);
  const response = await fetch(`${address}${API_ROOT}/admin/images/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  return new Reply('uploadImage', await received(response));
}

/** A noisy photo, which no encoder compresses well. */
export async function noisyPhoto(width: number, height: number): Promise<Buffer> {
  return noisyImage(width, height).jpeg({ quality: 90 }).toBuffer();
}

/** A plain JPEG with about 400 kB of comments: it takes long to send, and its variants are made quickly. */
export async function commentedPhoto(width: number, height: number): Promise<Buffer> {
  return withComments(await picture('jpeg', { width, height }), 7);
}

/** As a phone's photo of 12 megapixels, and larger than 10 MB. */
export async function largePhonePhoto(): Promise<Buffer> {
  return withComments(await phonePhoto(4000, 3000), 190);
}

/** @param count of 57 kB each */
function withComments(photo: Buffer, count: number): Buffer {
  const comment = Buffer.alloc(57_002, 'x');
  comment.writeUInt16BE(0xfffe, 0);
  comment.writeUInt16BE(comment.length - 2, 2);
  const START = 2;
  return Buffer.concat([
    photo.subarray(0, START),
    ...Array(count).fill(comment),
    photo.subarray(START),
  ]);
}

/** More than a megabyte with few pixels, whose variants are made quickly. */
export const heavyPicture = (): Promise<Buffer> => noisyImage(800, 600).png().toBuffer();

function noisyImage(width: number, height: number): Sharp {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#000', noise } });
}
