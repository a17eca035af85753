import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** As small as texts get: done once, when they are built or read. */
export function compressed(text: Buffer): { br: Buffer; gzip: Buffer } {
  return {
    br: brotliCompressSync(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
    gzip: gzipSync(text, { level: constants.Z_BEST_COMPRESSION }),
  };
}
