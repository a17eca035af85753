import { createHash } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { fingerprint } from '../../vault/fingerprint.ts';
import type { KeyRing } from '../../vault/keys.ts';
import { BackupError, damagedArchive } from '../backup-error.ts';
import { FOOTER_BYTES, type Footer, readFooter } from './footer.ts';
import { isSignedWith } from './signature.ts';

/** Some 50,000 pictures fit, each of about 2.5 kB with its variants. */
export const MAX_MANIFEST_BYTES = 128 * 1024 * 1024;

interface Parts extends Footer {
  contentBytes: number;
  signature: Buffer;
}

export interface OpenedArchive extends Parts {
  path: string;
  /** Memory keeps exactly what was signed. */
  manifestFrame: Buffer;
  digest: Buffer;
}

/** @throws BackupError if it cannot be read or is not an archive */
export async function openArchive(path: string): Promise<OpenedArchive> {
  const parts = await locateParts(path);
  const { contentBytes, manifestFrameBytes, signature } = parts;
  const hash = createHash('sha256');
  for await (const part of createReadStream(path, { end: contentBytes - 1 })) hash.update(part);
  const last = contentBytes + manifestFrameBytes + FOOTER_BYTES - 1;
  const end = await buffer(createReadStream(path, { start: contentBytes, end: last }));
  const digest = hash.update(end.subarray(0, -signature.length)).digest();
  return { ...parts, path, manifestFrame: end.subarray(0, manifestFrameBytes), digest };
}

export async function locateParts(path: string): Promise<Parts> {
  const file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK).catch((cause) => {
    throw new BackupError(
      `There is no file ${path} that can be read. Give its whole path, from the first /.`,
      { cause },
    );
  });
  try {
    return await partsOf(path, file);
  } finally {
    await file.close();
  }
}

async function partsOf(path: string, file: FileHandle): Promise<Parts> {
  const stats = await file.stat();
  if (!stats.isFile()) throw new BackupError(`${path} is a folder or a device, and no archive.`);
  const end = Buffer.alloc(FOOTER_BYTES);
  const { bytesRead } = await file.read(
    end,
    0,
    FOOTER_BYTES,
    Math.max(0, stats.size - FOOTER_BYTES),
  );
  const footer = bytesRead === FOOTER_BYTES ? readFooter(end) : undefined;
  if (!footer) throw truncatedError(path);
  const { manifestBytes, manifestFrameBytes } = footer;
  const contentBytes = stats.size - FOOTER_BYTES - manifestFrameBytes;
  const largest = Math.max(manifestBytes, manifestFrameBytes);
  if (contentBytes <= 0 || largest > MAX_MANIFEST_BYTES) throw truncatedError(path);
  return { ...footer, contentBytes };
}

/** @returns the keys that signed; undefined if none of these did @throws BackupError for a wrong signature */
export function verifySignature(archive: OpenedArchive, rings: KeyRing[]): KeyRing | undefined {
  const { path, signedWith, digest, signature } = archive;
  const keys = rings.find((ring) => fingerprint(ring) === signedWith);
  if (!keys || isSignedWith(digest, signature, keys)) return keys;
  throw damagedArchive(path, 'its signature does not fit its content: it was changed');
}

const truncatedError = (path: string): BackupError =>
  damagedArchive(path, 'its end is missing, or it was made by a development version');
