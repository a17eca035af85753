// Each answer is compressed when it is asked for, as a compression plugin does.
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type StaticFile, staticFile as withCompressed } from '#server/site/static-files.ts';
import { replaceModule } from './replace-module.ts';

export * from '#server/site/static-files.ts';

replaceModule('server/site/static-files.ts', import.meta.url);

/** The default of @fastify/compress. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

export function staticFile(
  body: Buffer,
  compressed: StaticFile['compressed'],
  headers: Record<string, string>,
): StaticFile {
  const isText = 'br' in compressed;
  const onRequest = {
    get br() {
      return brotliCompressSync(body, BROTLI);
    },
    get gzip() {
      return gzipSync(body);
    },
  };
  return withCompressed(body, isText ? onRequest : compressed, headers);
}
