// A tar file compressed with zstd: any `tar --zstd -xf` opens it, also in twenty years.
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import { createTarPacker } from 'modern-tar';
import type { Manifest } from './manifest.ts';

export type PackedFile = Manifest['files'][number];

export interface Packer {
  add: (name: string, content: Buffer | string) => Promise<PackedFile>;
  /** Resolves when a power cut cannot undo the file. */
  finish: () => Promise<void>;
  /** Leaves the half of a file behind. */
  abandon: () => Promise<void>;
}

/** @param path of a file that is not there yet */
export function packArchive(path: string, made: Date): Packer {
  const { readable, controller } = createTarPacker();
  const compress = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } });
  const file = createWriteStream(path, { mode: 0o600, flags: 'wx', flush: true });
  // What the disk says; a writer only learns that its stream is closed.
  let trouble: Error | undefined;
  file.on('error', (error) => {
    trouble = error;
  });
  const written = pipeline(readable, compress, file);
  // Whoever adds is told first; nobody may be waiting here yet.
  written.catch(() => {});
  return {
    add: async (name, content) => {
      const bytes = Buffer.from(content);
      const header = { name, size: bytes.length, mtime: made, mode: 0o600 };
      const put = async () => {
        const writer = controller.add(header).getWriter();
        if (bytes.length > 0) await writer.write(bytes);
        await writer.close();
      };
      await Promise.race([put(), written]).catch((error) => {
        throw trouble ?? error;
      });
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      return { name, bytes: bytes.length, sha256 };
    },
    finish: async () => {
      controller.finalize();
      await written;
    },
    abandon: async () => {
      controller.error(new Error('given up'));
      await written.catch(() => {});
    },
  };
}
