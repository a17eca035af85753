import type { BlobStore } from '../../blobs/blob-store.ts';
import type { Snapshot } from '../../db/snapshot.ts';
import { fileKey } from '../../files/store.ts';
import { variantHash } from '../../images/processing/variants.ts';
import { blobKeyOf, entryNameOf } from './entry-names.ts';
import type { PackedFile, Packer } from './pack.ts';
import { archivedTables } from './pack-tables.ts';

const IMAGE_TABLES = ['images', 'image_trash'];

export interface ImagePacker {
  add: (snapshot: Snapshot) => Promise<void>;
  files: PackedFile[];
  missing: Set<string>;
}

export function packImages(packer: Packer, blobs: BlobStore): ImagePacker {
  const packed = new Set<string>();
  const files: PackedFile[] = [];
  const missing = new Set<string>();
  const pack = async (key: string) => {
    if (packed.has(key)) return true;
    const name = entryNameOf(key);
    if (!blobKeyOf(name)) return false;
    const bytes = await blobs.read(key);
    if (!bytes) return false;
    files.push(await packer.add(name, bytes));
    packed.add(key);
    // The store may have been away during an earlier snapshot.
    missing.delete(key);
    return true;
  };
  return {
    files,
    missing,
    add: async (snapshot) => {
      const { originals, hashes } = await listReferencedImages(snapshot);
      for (const key of originals) if (!(await pack(key))) missing.add(key);
      for await (const { key } of blobs.list('variants/')) {
        if (hashes.has(variantHash(key) ?? '')) await pack(key);
      }
    },
  };
}

export async function listReferencedImages(
  snapshot: Snapshot,
): Promise<{ originals: Set<string>; hashes: Set<string> }> {
  const originals = new Set<string>();
  const hashes = new Set<string>();
  for (const table of IMAGE_TABLES) {
    for await (const rows of snapshot.rows(table)) {
      for (const { original, hash } of rows) {
        originals.add(String(original));
        hashes.add(String(hash));
      }
    }
  }
  if (!(await archivedTables(snapshot)).includes('files')) return { originals, hashes };
  for await (const rows of snapshot.rows('files')) {
    for (const { name } of rows) originals.add(fileKey(String(name)));
  }
  return { originals, hashes };
}
