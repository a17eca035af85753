// Records the responses to image requests and compares them with the stored images.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import sharp from 'sharp';
import { expect } from 'vitest';
import { request } from '../program/program.ts';
import { uploadTo } from './pictures.ts';

export interface ImageWriteLog {
  /** Start of the hash of each named image. */
  published: Map<string, string>;
  /** Names whose last request had no response: its change may have happened. */
  uncertain: Set<string>;
  deleted: Set<string>;
  answers: number;
}

export const newImageWriteLog = (): ImageWriteLog => ({
  published: new Map(),
  uncertain: new Set(),
  deleted: new Set(),
  answers: 0,
});

interface Client {
  address: string;
  token: string;
  name: string;
  photos: readonly Buffer[];
}

export async function writeImagesUntilGone(client: Client, log: ImageWriteLog): Promise<void> {
  const { address, token, name, photos } = client;
  const mine: string[] = [];
  const photo = () => photos[Math.floor(Math.random() * photos.length)] ?? Buffer.alloc(0);
  for (let number = 0; ; number++) {
    const last = mine.at(-1);
    const chance = Math.random();
    try {
      if (!last || chance < 0.4) {
        const { status, body } = await uploadTo(address, token, photo(), {
          name: `${name}-${number}.png`,
        });
        if (status !== 201) throw new Error(`an upload was refused: ${status}`);
        mine.push(body.data.name);
        log.published.set(body.data.name, body.data.mark);
      } else if (chance < 0.75) {
        log.uncertain.add(last);
        const { status, body } = await uploadTo(address, token, photo(), { replaceImage: last });
        if (status !== 201) throw new Error(`${last} could not be replaced: ${status}`);
        log.published.set(last, body.data.mark);
        log.uncertain.delete(last);
      } else {
        mine.pop();
        log.uncertain.add(last);
        const { status } = await request(address, 'deleteImage', { token, name: last });
        if (status !== 200) throw new Error(`${last} could not be deleted: ${status}`);
        log.published.delete(last);
        log.deleted.add(last);
        log.uncertain.delete(last);
      }
      log.answers += 1;
    } catch (error) {
      // fetch throws a TypeError when the connection is refused or lost.
      if (error instanceof TypeError) return;
      throw error;
    }
  }
}

interface Row {
  name: string;
  hash: string;
  original: string;
}

/** Expects every acknowledged change, whole images, no leftover files. @param pid of the running program */
export async function expectImagesStored(
  dataDir: string,
  pid: number,
  log: ImageWriteLog,
): Promise<void> {
  const db = new DatabaseSync(join(dataDir, 'adhyay.sqlite'), { readOnly: true });
  const read = (table: string) =>
    db
      .prepare(`select name, hash, original from ${table}`)
      .all()
      .map(
        (row): Row => ({ name: `${row.name}`, hash: `${row.hash}`, original: `${row.original}` }),
      );
  const published = read('images');
  const removed = read('image_trash');
  db.close();

  const marks = new Map(published.map(({ name, hash }) => [name, hash.slice(0, 8)]));
  for (const [name, mark] of log.published) {
    if (!log.uncertain.has(name)) expect([name, marks.get(name)]).toEqual([name, mark]);
  }
  for (const name of log.deleted) expect([name, marks.has(name)]).toEqual([name, false]);

  const images = join(dataDir, 'images');
  const rows = [...published, ...removed];
  const checked = new Set<string>();
  for (const { name, hash, original } of rows) {
    if (checked.has(original)) continue;
    checked.add(original);
    const bytes = readFileSync(join(images, original));
    expect([name, createHash('sha256').update(bytes).digest('hex')]).toEqual([name, hash]);
    // Seed images are much larger and always the same, so decoding them is skipped.
    if (!original.includes(hash)) await sharp(bytes, { failOn: 'warning' }).stats();
  }
  const originals = readdirSync(join(images, 'originals')).map((file) => `originals/${file}`);
  expect(originals.filter((key) => !checked.has(key))).toEqual([]);
  const hashes = new Set(rows.map(({ hash }) => hash));
  expect(readdirSync(join(images, 'variants')).filter((hash) => !hashes.has(hash))).toEqual([]);
  const tempFiles = readdirSync(join(images, 'tmp'));
  expect(tempFiles.filter((name) => name.split('.')[1] !== String(pid))).toEqual([]);
}
