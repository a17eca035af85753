// Forged archives, from somebody who has one of ours and knows the format: the manifest matches each change,
// unless it is changed too.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { zstdCompressSync } from 'node:zlib';
import { packTar, type TarHeader } from 'modern-tar';
import { footerOf } from '#server/backup/archive/footer.ts';
import { MANIFEST_NAME, type Manifest } from '#server/backup/archive/manifest.ts';
import { openArchive } from '#server/backup/archive/open-archive.ts';
import { tableDigest } from '#server/backup/archive/rows.ts';
import { SIGNATURE_BYTES, signatureOf } from '#server/backup/archive/signature.ts';
import { unpackArchive, unpackManifest } from '#server/backup/archive/unpack.ts';
import { fingerprint } from '#server/vault/fingerprint.ts';
import type { KeyRing } from '#server/vault/keys.ts';

export interface Entry {
  name: string;
  content: Buffer;
  header?: Partial<TarHeader>;
}

interface Forgery {
  /** Changes the files before the manifest is made. */
  entries?: (entries: Entry[]) => Entry[];
  /** Changes the manifest after its digests are computed. */
  manifest?: (manifest: Manifest) => unknown;
  compressed?: (content: Buffer) => Buffer;
  /** Signs the archive. */
  keys?: KeyRing;
  file?: (bytes: Buffer) => Buffer;
}

/** @param from one of our archives. @returns `to` */
export async function forgeArchive(from: string, to: string, forgery: Forgery): Promise<string> {
  const identity = <Value>(value: Value): unknown => value;
  const { entries = (all) => all, compressed = (all) => all, file = (all) => all, keys } = forgery;
  const original: Manifest = JSON.parse(await unpackManifest(await openArchive(from)));
  const before: Entry[] = [];
  for await (const entry of unpackArchive(from, original)) before.push(entry);
  const after = entries(before);
  const content = compressed(await frameOf(after));
  const manifest = (forgery.manifest ?? identity)(withDigests(original, after));
  const text = Buffer.from(typeof manifest === 'string' ? manifest : JSON.stringify(manifest));
  const frame = await frameOf([{ name: MANIFEST_NAME, content: text }]);
  const footer = footerOf({
    manifestBytes: text.length,
    manifestFrameBytes: frame.length,
    signedWith: keys && fingerprint(keys),
  });
  const signed = Buffer.concat([content, frame, footer]);
  const digest = createHash('sha256').update(signed).digest();
  const signature = keys ? signatureOf(digest, keys) : Buffer.alloc(SIGNATURE_BYTES);
  writeFileSync(to, file(Buffer.concat([signed, signature])));
  return to;
}

export const withRows =
  (table: string, change: (rows: string) => string) =>
  (entries: Entry[]): Entry[] =>
    entries.map((entry) =>
      entry.name.startsWith(`database/${table}/`)
        ? { ...entry, content: Buffer.from(change(entry.content.toString())) }
        : entry,
    );

async function frameOf(entries: Entry[]): Promise<Buffer> {
  const tar = await packTar(
    entries.map(({ name, content, header }) => ({
      header: { name, size: content.length, mode: 0o600, ...header },
      body: content,
    })),
  );
  return zstdCompressSync(tar);
}

function withDigests(original: Manifest, entries: Entry[]): Manifest {
  const files = entries.map(({ name, content }) => {
    const sha256 = createHash('sha256').update(content).digest('hex');
    return { name, bytes: content.length, sha256 };
  });
  const tables = Object.entries(original.tables).map(([table, known]) => {
    const digest = tableDigest();
    for (const { name, content } of entries) {
      if (!name.startsWith(`database/${table}/`)) continue;
      for (const line of content.toString().split('\n').filter(Boolean)) digest.add(line);
    }
    return [table, { ...known, ...digest.result() }];
  });
  return { ...original, files, tables: Object.fromEntries(tables) };
}
