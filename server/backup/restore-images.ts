import { openBlobStore } from '../blobs/open.ts';
import type { Config } from '../config.ts';
import { blobKeyOf } from './archive/entry-names.ts';
import type { Manifest } from './archive/manifest.ts';
import { unpackArchive } from './archive/unpack.ts';
import { BackupError } from './backup-error.ts';

/** Unique blob keys keep present images unaffected. @param without keys that must not come back */
export async function restoreImages(
  config: Config,
  path: string,
  manifest: Pick<Manifest, 'files'>,
  without: ReadonlySet<string> = new Set(),
): Promise<void> {
  const blobs = await openBlobStore(config);
  for await (const { name, content } of unpackArchive(path, manifest)) {
    const key = blobKeyOf(name);
    if (!key || without.has(key)) continue;
    await blobs.write(key, content);
    if ((await blobs.read(key))?.equals(content)) continue;
    throw new BackupError(
      `The picture ${key} could not be read back from the store. The database was not changed.`,
    );
  }
}
