// What one start has compressed is kept for the next, which only has to look whether it is still right.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Compressed, compressed, SOON } from './compressed.ts';

/** @param place without its ending; what lies there is believed when it is this text, whole */
export function compressedOnce(text: Buffer, place: string): Compressed {
  return keptAt(place, text) ?? keep(place, compressed(text, SOON));
}

function keptAt(place: string, text: Buffer): Compressed | undefined {
  try {
    const br = readFileSync(`${place}.br`);
    const gzip = readFileSync(`${place}.gz`);
    // In one piece: what is thrown away here is memory that the program never gives back.
    const inOne = { chunkSize: text.length + 64 };
    const isText =
      brotliDecompressSync(br, inOne).equals(text) && gunzipSync(gzip, inOne).equals(text);
    return isText ? { br, gzip } : undefined;
  } catch {
    // Nothing has been kept, or only half of it.
    return undefined;
  }
}

function keep(place: string, { br, gzip }: Compressed): Compressed {
  try {
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(`${place}.br`, br);
    writeFileSync(`${place}.gz`, gzip);
  } catch {
    // A full disk costs the next start a second, and this one nothing.
  }
  return { br, gzip };
}
