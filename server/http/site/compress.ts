import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

/** Brotli at its best, for files that are compressed at the build. */
export const BUILD_QUALITY = constants.BROTLI_MAX_QUALITY;
/** A tenth larger in a thirtieth of the time (60 ms for all pages), for what a start or a request waits for. */
export const QUICK = 8;

export interface Compressed {
  br: Buffer;
  gzip: Buffer;
}

const GZIP = { level: constants.Z_BEST_COMPRESSION } as const;
const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** @param quality of brotli, from 0 to 11 */
export function compress(text: Buffer, quality: number): Compressed {
  return {
    br: brotliCompressSync(text, brotliOptions(text, quality)),
    gzip: gzipSync(text, GZIP),
  };
}

/** The same, while requests are answered. */
export async function compressAsync(text: Buffer, quality: number): Promise<Compressed> {
  const [br, zipped] = await Promise.all([
    brotliAsync(text, brotliOptions(text, quality)),
    gzipAsync(text, GZIP),
  ]);
  return { br, gzip: zipped };
}

function brotliOptions(text: Buffer, quality: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  };
}
