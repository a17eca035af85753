// Nothing is unpacked before the signature is verified, unless the operator accepts unsigned archives.

import { fingerprint } from '../vault/fingerprint.ts';
import { belongsTo } from '../vault/key-check.ts';
import { earlierKeys } from '../vault/key-rotation.ts';
import { type KeyLocation, type KeyRing, loadKeys } from '../vault/keys.ts';
import { createVault } from '../vault/vault.ts';
import type { Manifest } from './archive/manifest.ts';
import { type OpenedArchive, verifySignature } from './archive/open-archive.ts';
import { BackupError } from './backup-error.ts';
import { reEncryption } from './keys/re-encrypt.ts';
import { type RowConversion, UNCHANGED } from './rebuild-database.ts';
import { type Account, inspectUnsigned } from './unsigned.ts';
import { verifyBackup } from './verify-backup.ts';

export type ConfirmUnsigned = (accounts: Account[]) => Promise<boolean>;

/** @throws BackupError, OperatorError: the archive must not be restored */
export async function verifyArchive(
  location: KeyLocation,
  archive: OpenedArchive,
  confirmUnsigned: ConfirmUnsigned | undefined,
): Promise<{ manifest: Manifest; conversion: RowConversion }> {
  const currentKeys = loadKeys(location);
  const earlier = earlierKeys(location.dataDir);
  const isSigned = verifySignature(archive, [currentKeys, ...earlier]) !== undefined;
  if (!isSigned && !confirmUnsigned) throw unsignedError(archive, currentKeys);
  const manifest = await verifyBackup(archive);
  const conversion = conversionFor(archive, manifest, currentKeys, earlier);
  if (isSigned) return { manifest, conversion };
  const accounts = await inspectUnsigned(archive.path, manifest);
  if (await confirmUnsigned?.(accounts)) return { manifest, conversion };
  throw new BackupError('It was not restored, and nothing was changed.');
}

/** Archives from before a key rotation are re-encrypted, if the earlier keys are here. */
function conversionFor(
  archive: OpenedArchive,
  { key_check }: Manifest,
  currentKeys: KeyRing,
  earlier: KeyRing[],
): RowConversion {
  if (belongsTo(createVault(currentKeys), key_check)) return UNCHANGED;
  const matching = earlier.find((ring) => belongsTo(createVault(ring), key_check));
  if (matching) return reEncryption(matching, currentKeys);
  throw wrongKeysError(archive, currentKeys);
}

function wrongKeysError({ path, signedWith }: OpenedArchive, currentKeys: KeyRing): BackupError {
  const here = fingerprint(currentKeys);
  const which = signedWith
    ? `the keys ${signedWith}, here are ${here}`
    : `other keys than those here, ${here}`;
  return new BackupError(
    `${path} was encrypted with ${which}: it belongs to another trust, or was made before the keys were changed. If you have the paper with the earlier keys, run import-keys earlier, then restore again. Nothing was changed.`,
  );
}

function unsignedError(archive: OpenedArchive, currentKeys: KeyRing): BackupError {
  if (archive.signedWith) return wrongKeysError(archive, currentKeys);
  return new BackupError(
    `${archive.path} is not signed: it was made where the keys were not, or by somebody else, and nobody can tell what was changed in it. Nothing was changed. If you know where it comes from: --accept-unsigned, written behind it, shows first who could sign in.`,
  );
}
