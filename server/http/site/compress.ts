import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

export const BUILD_QUALITY = constants.BROTLI_MAX_QUALITY;
/** A tenth larger in a thirtieth of the time (60 ms for all pages), for starts and requests. */
export const QUICK = 8;

export interface Compressed {
  br: Buffer;
  gzip: Buffer;
}

const GZIP = { level: constants.Z_BEST_COMPRESSION } as const;
const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** @param quality Brotli's, from 0 to 11 */
export function compress(text: Buffer, quality: number): Compressed {
  return {
    br: brotliCompressSync(text, brotliOptions(text, quality)),
    gzip: gzipSync(text, GZIP),
  };
}

/** Compresses when it is first read, which few pages are after a start. */
export function compressOnRead(text: Buffer): Compressed {
  let made: Compressed | undefined;
  const compressed = () => {
    made ??= compress(text, QUICK);
    return made;
  };
  return {
    get br() {
      return compressed().br;
    },
    get gzip() {
      return compressed().gzip;
    },
  };
}

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
