import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

/** As small as texts get, for what is compressed at the build. */
export const SMALLEST = constants.BROTLI_MAX_QUALITY;
/** Two per cent larger in a third of the time, for what a start waits for. */
export const SOON = 10;
/** A tenth larger in a tenth of the time, for what a request waits for. */
export const AT_ONCE = 5;

export interface Compressed {
  br: Buffer;
  gzip: Buffer;
}

const GZIP = { level: constants.Z_BEST_COMPRESSION } as const;
const brotliAside = promisify(brotliCompress);
const gzipAside = promisify(gzip);

/** @param quality of brotli, from 0 to 11 */
export function compressed(text: Buffer, quality: number): Compressed {
  return {
    br: brotliCompressSync(text, brotli(text, quality)),
    gzip: gzipSync(text, GZIP),
  };
}

/** The same, while requests are answered. */
export async function compressedAside(text: Buffer, quality: number): Promise<Compressed> {
  const [br, zipped] = await Promise.all([
    brotliAside(text, brotli(text, quality)),
    gzipAside(text, GZIP),
  ]);
  return { br, gzip: zipped };
}

function brotli(text: Buffer, quality: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  };
}
