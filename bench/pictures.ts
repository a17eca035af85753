// The cost of the image manager: an upload beside the encoder alone, a long list, an image beside nginx, and
// the effect on the desk.
import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { IMAGE_WIDTHS } from '#domain/images/images.ts';
import { ENCODER_SETTINGS_HASH, encode } from '#server/images/processing/encode.ts';
import { normalise } from '#server/images/processing/normalise.ts';
import { signIn } from './desk/sign-in.ts';
import { type Measured, measure, median } from './load.ts';
import { canCompare, compare, type NginxComparison } from './nginx.ts';
import type { Running } from './program.ts';

const ROUNDS = 7;
const LONG_LIST = 200;
const PARALLEL_UPLOADS = 20;
const SECONDS = 5;

export interface PictureFigures {
  /** Medians, in milliseconds. */
  upload: { photoBytes: number; listed: number; served: number; encodeAlone: number };
  every: { ours: number; encodeAlone: number };
  list: Measured;
  quiet: Measured;
  busy: Measured & { uploadsTook: number };
  comparison: NginxComparison[] | undefined;
}

type Client = (path: string, init?: RequestInit) => Promise<Response>;

/** @param dataDir of the running program, with images on disk */
export async function measurePictures(
  { address }: Running,
  dataDir: string,
): Promise<PictureFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'adhyay-photo-'));
  // All different: a known image has its variants already.
  const photos = Array.from({ length: ROUNDS + PARALLEL_UPLOADS }, (_, at) =>
    join(folder, `${at}.jpg`),
  );
  for (const photo of photos) await takePhoto(photo);
  const { token } = await signIn(`${address}/server/api`);
  const headers = { authorization: `Bearer ${token}` };
  const client: Client = (path, init) => fetch(address + path, { headers, ...init });
  const desk = { clients: 2, seconds: SECONDS, url: `${address}/server/api/surveys`, headers };
  try {
    // After a first start the encoder is busy with the seed images' variants.
    await waitForVariants(client);
    const { upload, every } = await measureUpload(client, photos.splice(0, ROUNDS));
    const comparison = await compareVariant(address, dataDir, client);
    await fillList(client);
    const url = `${address}/server/api/admin/images`;
    const list = await measure({ clients: 8, seconds: SECONDS, url, headers });
    const quiet = await measure(desk);
    const startedAt = performance.now();
    const uploads = photos.map(async (photo) => {
      await send(client, photo);
      return performance.now() - startedAt;
    });
    const busy = await measure(desk);
    const uploadsTook = Math.max(...(await Promise.all(uploads)));
    return { upload, every, list, quiet, busy: { ...busy, uploadsTook }, comparison };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** 12 megapixels with noise, rotated by EXIF. */
async function takePhoto(file: string): Promise<void> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const grain = sharp({
    create: { width: 2000, height: 1500, channels: 3, background: '#000', noise },
  });
  await sharp(await grain.png().toBuffer())
    .resize(4000, 3000)
    .blur(1.5)
    .jpeg({ quality: 88 })
    .withMetadata({ orientation: 6 })
    .toFile(file);
}

async function measureUpload(client: Client, photos: string[]) {
  const rounds: (Record<'listed' | 'served' | 'every', number> &
    Awaited<ReturnType<typeof encodeAlone>>)[] = [];
  for (const photo of photos) {
    const startedAt = performance.now();
    const name = await send(client, photo);
    const list = await (await client('/server/api/admin/images')).json();
    if (!JSON.stringify(list).includes(`"${name}"`)) throw new Error(`${name} is not listed`);
    const listed = performance.now() - startedAt;
    await client(`/images/${name}?w=480&format=avif`).then((reply) => reply.arrayBuffer());
    const served = performance.now() - startedAt;
    await waitForVariants(client);
    const every = performance.now() - startedAt;
    rounds.push({ listed, served, every, ...(await encodeAlone(photo)) });
  }
  const of = (pick: (round: (typeof rounds)[number]) => number) => median(rounds.map(pick));
  return {
    upload: {
      photoBytes: statSync(photos[0] ?? '').size,
      listed: of(({ listed }) => listed),
      served: of(({ served }) => served),
      encodeAlone: of(({ first }) => first),
    },
    every: { ours: of(({ every }) => every), encodeAlone: of(({ all }) => all) },
  };
}

/** The encoder without the program: the original with its first variant, then all variants. */
async function encodeAlone(photo: string): Promise<{ first: number; all: number }> {
  const startedAt = performance.now();
  const { bytes } = await normalise(photo);
  await encode(bytes, 480, 'avif');
  const first = performance.now() - startedAt;
  for (const format of ['avif', 'webp', 'jpeg'] as const) {
    for (const width of [480, 768, 1200, 1600] as const) {
      if (format !== 'avif' || width !== 480) await encode(bytes, width, format);
    }
  }
  return { first, all: performance.now() - startedAt };
}

async function fillList(client: Client): Promise<void> {
  const { data } = await (await client('/server/api/admin/images')).json();
  for (let more = data.length; more < LONG_LIST; more += 1) {
    const background = { r: more, g: 90, b: 60 };
    const small = sharp({ create: { width: 320, height: 200, channels: 3, background } });
    await sendBytes(client, await small.jpeg().toBuffer());
  }
  await waitForVariants(client);
}

async function compareVariant(
  address: string,
  dataDir: string,
  client: Client,
): Promise<NginxComparison[] | undefined> {
  if (!canCompare()) return undefined;
  const path = '/images/well.webp?w=768&format=avif';
  const { headers } = await client(path);
  // variants/{hash}/{mark}-768.avif, from the ETag.
  const [hash = '', file = ''] = (headers.get('etag') ?? '')
    .replaceAll('"', '')
    .split(/-(?=[0-9a-f]{8}-)/);
  if (!file.startsWith(ENCODER_SETTINGS_HASH)) throw new Error(`${path} is not a variant yet`);
  const folder = mkdtempSync(join(tmpdir(), 'adhyay-variant-'));
  copyFileSync(join(dataDir, 'images/variants', hash, file), join(folder, 'well.avif'));
  try {
    return await compare(folder, address, {
      'a picture, 768 wide, AVIF': { ours: path, nginx: '/well.avif' },
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Waits until the encoder is idle. */
async function waitForVariants(client: Client): Promise<void> {
  const { data } = await (await client('/server/api/admin/images')).json();
  const queries = IMAGE_WIDTHS.flatMap((width) =>
    ['', '&format=avif', '&format=webp'].map((format) => `?w=${width}${format}`),
  );
  const isMade = async (path: string) =>
    (await client(path)).headers.get('cache-control') !== 'no-store';
  for (const { name } of data) {
    for (const query of queries) {
      while (!(await isMade(`/images/${name}${query}`))) await setTimeout(20);
    }
  }
}

const send = (client: Client, photo: string) => sendBytes(client, readFileSync(photo));

async function sendBytes(client: Client, bytes: Buffer): Promise<string> {
  const body = new FormData();
  body.append('image', new Blob([new Uint8Array(bytes)]), 'photo.jpg');
  const reply = await client('/server/api/admin/images/upload', { method: 'POST', body });
  const { data, message } = await reply.json();
  if (!reply.ok) throw new Error(message);
  return data.name;
}
