import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { createTarDecoder } from 'modern-tar';

/** Larger than any picture or part of a table that we write. */
const LARGEST_FILE_BYTES = 64 * 1024 * 1024;

/**
 * The files of an archive, in their order.
 * @throws what the disk, the decompression or the tar reader say of a file that is cut off or damaged
 */
export async function* unpackArchive(
  path: string,
): AsyncGenerator<{ name: string; content: Buffer }> {
  const decoder = createTarDecoder({ strict: true });
  const reading = pipeline(createReadStream(path), createZstdDecompress(), decoder.writable);
  reading.catch(() => {});
  for await (const { header, body } of decoder.readable) {
    if (header.size > LARGEST_FILE_BYTES) throw new Error(`${header.name} is too large`);
    yield { name: header.name, content: Buffer.from(await new Response(body).arrayBuffer()) };
  }
  await reading;
}
