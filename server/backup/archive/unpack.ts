import { hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdDecompress } from 'node:zlib';
import { createTarDecoder } from 'modern-tar';
import { errorMessageOf } from '../../errors/error-details.ts';
import { damagedArchive } from '../backup-error.ts';
import { MAX_LINE_BYTES, tableOf } from './entry-names.ts';
import { MANIFEST_NAME, type Manifest } from './manifest.ts';
import { locateParts, type OpenedArchive } from './open-archive.ts';

/** A decompression window of 16 MiB. */
const WINDOW_LOG = 24;
const TAR_BLOCK = 512;
const TAR_END_BYTES = 2 * TAR_BLOCK;
const UNEXPECTED_CONTENT = 'there is something else in it than its manifest says';

interface Unpacked {
  name: string;
  content: Buffer;
}
type Expected = Pick<Manifest['files'][number], 'name' | 'bytes'>;

/** @throws BackupError if anything differs from the manifest */
export async function* unpackArchive(
  path: string,
  { files }: Pick<Manifest, 'files'>,
): AsyncGenerator<Unpacked> {
  const { contentBytes } = await locateParts(path);
  const source = createReadStream(path, { end: contentBytes - 1 });
  const digests = files.values();
  try {
    for await (const file of unpackFrame(source, contentBytes, files)) {
      const sha256 = hash('sha256', file.content);
      if (digests.next().value?.sha256 !== sha256)
        throw new Error(`${file.name} is not what it was`);
      if (tableOf(file.name)) refuseLongLines(file);
      yield file;
    }
  } catch (error) {
    throw damagedArchive(path, errorMessageOf(error), error);
  }
}

export async function unpackManifest(archive: OpenedArchive): Promise<string> {
  const { path, manifestFrame, manifestBytes } = archive;
  const files = [{ name: MANIFEST_NAME, bytes: manifestBytes }];
  const source = Readable.from([manifestFrame]);
  try {
    let text = '';
    for await (const { content } of unpackFrame(source, manifestFrame.length, files))
      text += content.toString('utf8');
    return text;
  } catch (error) {
    throw damagedArchive(path, errorMessageOf(error), error);
  }
}

export function linesOf(content: Buffer): string[] {
  return content.toString('utf8').split('\n').filter(Boolean);
}

function refuseLongLines({ name, content }: Unpacked): void {
  for (let at = 0; at < content.length; ) {
    const end = content.indexOf('\n', at);
    const next = end === -1 ? content.length : end + 1;
    if (next - at > MAX_LINE_BYTES) throw new Error(`a row in ${name} is too long`);
    at = next;
  }
}

async function* unpackFrame(
  source: Readable,
  sourceBytes: number,
  files: readonly Expected[],
): AsyncGenerator<Unpacked> {
  const decompress = createZstdDecompress({
    params: { [constants.ZSTD_d_windowLogMax]: WINDOW_LOG },
  });
  const decoder = createTarDecoder({ strict: true });
  const abort = new AbortController();
  const reading = pipeline(
    source,
    decompress,
    exactBytes(tarBytes(files)),
    decoder.writable,
    abort,
  );
  reading.catch(() => {});
  try {
    const expected = files.values();
    for await (const { header, body } of decoder.readable) {
      const { name, bytes } = expected.next().value ?? {};
      // The actual name is not quoted: it may contain anything.
      if (name === undefined || header.name !== name || header.type !== 'file')
        throw new Error(name ? `${name} is not where it belongs` : UNEXPECTED_CONTENT);
      if (header.size !== bytes) throw new Error(`${name} is not what it was`);
      yield { name, content: Buffer.from(await new Response(body).arrayBuffer()) };
    }
    await reading;
    const { done } = expected.next();
    if (!done || decompress.bytesWritten !== sourceBytes) throw new Error(UNEXPECTED_CONTENT);
  } finally {
    abort.abort();
  }
}

function tarBytes(files: readonly Expected[]): number {
  const padded = files.map(({ bytes }) => TAR_BLOCK + Math.ceil(bytes / TAR_BLOCK) * TAR_BLOCK);
  return padded.reduce((sum, bytes) => sum + bytes, TAR_END_BYTES);
}

/** Stops a zip bomb at the expected size. */
function exactBytes(bytes: number): Transform {
  let remaining = bytes;
  return new Transform({
    transform: (chunk, _encoding, done) => {
      remaining -= chunk.length;
      if (remaining < 0) done(new Error(UNEXPECTED_CONTENT));
      else done(null, chunk);
    },
    flush: (done) => done(remaining === 0 ? null : new Error('it is cut off')),
  });
}
