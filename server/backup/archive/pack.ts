// A zstd tar, which `tar --zstd -xf` opens, followed by the manifest as a second tar and the footer.
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { constants, createZstdCompress, zstdCompress } from 'node:zlib';
import { createTarPacker, packTar } from 'modern-tar';
import { fingerprint } from '../../vault/fingerprint.ts';
import type { KeyRing } from '../../vault/keys.ts';
import { footerOf } from './footer.ts';
import { MANIFEST_NAME, type Manifest } from './manifest.ts';
import { SIGNATURE_BYTES, signatureOf } from './signature.ts';

export type PackedFile = Manifest['files'][number];

export interface Packer {
  add: (name: string, content: Buffer | string) => Promise<PackedFile>;
  /** Resolves when the file is durable. @param keys sign it */
  finish: (manifest: Manifest, keys: KeyRing | undefined) => Promise<void>;
  abandon: () => Promise<void>;
}

const compressed = promisify(zstdCompress);

export function packArchive(path: string, madeAt: Date): Packer {
  const { readable, controller } = createTarPacker();
  const compress = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } });
  let end: End | undefined;
  const file = createWriteStream(path, { mode: 0o600, flags: 'wx', flush: true });
  // The tar writer only reports that its stream is closed.
  let diskError: Error | undefined;
  file.on('error', (error) => {
    diskError = error;
  });
  const written = pipeline(
    readable,
    compress,
    appendEnd(() => end),
    file,
  );
  // This avoids an unhandled rejection; `add` reports the error.
  written.catch(() => {});
  return {
    add: async (name, content) => {
      const bytes = Buffer.from(content);
      const header = { name, size: bytes.length, mtime: madeAt, mode: 0o600 };
      const write = async () => {
        const writer = controller.add(header).getWriter();
        if (bytes.length > 0) await writer.write(bytes);
        await writer.close();
      };
      await Promise.race([write(), written]).catch((error) => {
        throw diskError ?? error;
      });
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      return { name, bytes: bytes.length, sha256 };
    },
    finish: async (manifest, keys) => {
      const text = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`);
      const header = { name: MANIFEST_NAME, size: text.length, mtime: madeAt, mode: 0o600 };
      const frame = await compressed(await packTar([{ header, body: text }]));
      const manifestFrameBytes = frame.length;
      const signedWith = keys && fingerprint(keys);
      const footer = footerOf({ manifestBytes: text.length, manifestFrameBytes, signedWith });
      end = { signed: Buffer.concat([frame, footer]), keys };
      controller.finalize();
      await written;
    },
    abandon: async () => {
      controller.error(new Error('given up'));
      await written.catch(() => {});
    },
  };
}

interface End {
  signed: Buffer;
  keys: KeyRing | undefined;
}

function appendEnd(end: () => End | undefined): Transform {
  const hash = createHash('sha256');
  return new Transform({
    transform: (chunk, _encoding, done) => {
      hash.update(chunk);
      done(null, chunk);
    },
    flush: (done) => {
      const { signed = Buffer.alloc(0), keys } = end() ?? {};
      const digest = hash.update(signed).digest();
      const signature = keys ? signatureOf(digest, keys) : Buffer.alloc(SIGNATURE_BYTES);
      done(null, Buffer.concat([signed, signature]));
    },
  });
}
