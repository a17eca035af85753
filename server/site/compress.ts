import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';

const brotliInThread = promisify(brotliCompress);

/** Starts and requests use it: 10 % larger than what the build compresses, but 30 times as fast. */
export const FAST_BROTLI = 8;

/** Readers after the first get it: 7 % smaller than FAST_BROTLI, but eight times as slow. */
const SMALL_BROTLI = 10;

export interface Compressed {
  br: Buffer;
  gzip: Buffer;
}

export const GZIP = { level: constants.Z_BEST_COMPRESSION } as const;

/** @param quality Brotli's, from 0 to 11 */
export function compress(text: Buffer, quality: number): Compressed {
  return {
    br: brotliCompressSync(text, brotliOptions(text, quality)),
    gzip: gzipSync(text, GZIP),
  };
}

/** Few pages are read after a start. A thread compresses better afterwards. */
export function compressOnRead(text: Buffer): Compressed {
  let made: Compressed | undefined;
  function compressed(): Compressed {
    if (made) return made;
    const fast = compress(text, FAST_BROTLI);
    made = fast;
    void brotliInThread(text, brotliOptions(text, SMALL_BROTLI)).then((br) => {
      made = { ...fast, br };
    }, keepFast);
    return made;
  }
  return {
    get br() {
      return compressed().br;
    },
    get gzip() {
      return compressed().gzip;
    },
  };
}

/** Compression fails only without memory. */
const keepFast = () => undefined;

export function brotliOptions(text: Buffer, quality: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  };
}
