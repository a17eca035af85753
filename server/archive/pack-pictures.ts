// The pictures that the rows of a snapshot name, and what has been made of them.
import type { Config } from '../config.ts';
import { openSnapshot, type Snapshot, type SnapshotRow } from '../db/snapshot.ts';
import type { Blobs } from '../images/blobs.ts';
import { hashOf } from '../images/variants.ts';
import type { Manifest } from './manifest.ts';
import type { Packer } from './pack.ts';

const NAMING = ['images', 'image_trash'];

interface Named {
  originals: Set<string>;
  hashes: Set<string>;
}

/** @returns which rows' pictures were erased for good while we looked: nobody gets those back */
export async function packPictures(
  packer: Packer,
  manifest: Manifest,
  snapshot: Snapshot,
  config: Config,
  blobs: Blobs,
): Promise<(row: SnapshotRow) => boolean> {
  const { originals, hashes } = await namedIn(snapshot, manifest.schema);
  const gone = new Set<string>();
  const pack = async (key: string) => {
    const bytes = await blobs.read(key);
    if (bytes) manifest.files.push(await packer.add(`pictures/${key}`, bytes));
    return bytes !== undefined;
  };
  for (const key of originals) if (!(await pack(key))) gone.add(key);
  for await (const { key } of blobs.list('variants/')) {
    // One that is missing is made again.
    if (hashes.has(hashOf(key) ?? '')) await pack(key);
  }
  const named = gone.size > 0 ? await namedNow(config, manifest.schema) : undefined;
  manifest.missing = [...gone].filter((key) => named?.originals.has(key));
  const erased = new Set([...gone].filter((key) => !named?.originals.has(key)));
  return ({ original }) => erased.has(String(original));
}

async function namedNow(config: Config, schema: readonly string[]): Promise<Named> {
  const now = await openSnapshot(config);
  if (!now) return { originals: new Set(), hashes: new Set() };
  try {
    return await namedIn(now, schema);
  } finally {
    await now.close();
  }
}

async function namedIn(snapshot: Snapshot, schema: readonly string[]): Promise<Named> {
  const named: Named = { originals: new Set(), hashes: new Set() };
  // Before that, pictures were named otherwise, and only the program's own ones hung.
  if (!schema.includes('0004-image-trash')) return named;
  for (const table of NAMING) {
    for await (const rows of snapshot.rows(table)) {
      for (const { original, hash } of rows) {
        named.originals.add(String(original));
        named.hashes.add(String(hash));
      }
    }
  }
  return named;
}
