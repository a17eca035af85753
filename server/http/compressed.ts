import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** As small as texts get, for what is compressed at the build. */
export const SMALLEST = constants.BROTLI_MAX_QUALITY;
/** Two per cent larger in a third of the time, for what a start waits for. */
export const SOON = 10;
/** A tenth larger in a tenth of the time, for what a request waits for. */
export const AT_ONCE = 5;

/** @param quality of brotli, from 0 to 11 */
export function compressed(text: Buffer, quality: number): { br: Buffer; gzip: Buffer } {
  return {
    br: brotliCompressSync(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
    gzip: gzipSync(text, { level: constants.Z_BEST_COMPRESSION }),
  };
}
