// Each part of a blob is read whole: a slow visitor would block the bucket's connection until it times out, and a large
// blob in memory would stay until the visitor has it. A visitor who stops reading holds two parts.
import { Readable } from 'node:stream';
import { type ByteRange, storageUnreadable } from './blob-store.ts';

/** 2.6 MB a second at 50 ms a request; 2,000 visitors who stop reading hold 512 MiB. */
const PART_BYTES = 128 * 1024;

type ReadPart = (part: ByteRange) => Promise<Buffer | undefined>;

export const bytesOf = ({ start, end }: ByteRange): number => end - start + 1;

/** @returns undefined if the blob is missing; later failures end the stream with an error */
export async function streamInParts(
  read: ReadPart,
  { start, end }: ByteRange,
): Promise<Readable | undefined> {
  const partFrom = (at: number) => ({ start: at, end: Math.min(at + PART_BYTES - 1, end) });
  const bytes = await read(partFrom(start));
  if (!bytes) return undefined;
  const first = ensureComplete(bytes, partFrom(start));
  async function* parts() {
    yield first;
    for (let at = start + PART_BYTES; at <= end; at += PART_BYTES) {
      yield ensureComplete(await read(partFrom(at)), partFrom(at));
    }
  }
  return Readable.from(parts());
}

/** @throws Problem storeUnavailable */
function ensureComplete(bytes: Buffer | undefined, part: ByteRange): Buffer {
  if (bytes?.length === bytesOf(part)) return bytes;
  throw storageUnreadable(new Error('the bucket answered with another part of the blob'));
}
