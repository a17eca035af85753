// Whether an archive may be put back here, and how its rows come: signed by keys that are here, whole, and
// sealed with keys that are here. Until its signature is found right, nothing of what it holds is unpacked.

import { belongsTo } from '../vault/key-check.ts';
import { earlierKeys } from '../vault/key-rotation.ts';
import { type KeyPlace, type KeyRing, loadKeys } from '../vault/keys.ts';
import { fingerprint } from '../vault/paper-keys.ts';
import { vault } from '../vault/vault.ts';
import type { Manifest } from './archive/manifest.ts';
import { type OpenedArchive, signerOf } from './archive/open-archive.ts';
import { ArchiveRefused } from './backup-error.ts';
import { resealing } from './re-encrypt.ts';
import { UNCHANGED, type Way } from './rebuild-database.ts';
import { type Account, inspectUnsigned } from './unsigned.ts';
import { checkArchive } from './verify-backup.ts';

/** Asked, with its accounts, before one is put back that none of the keys here has signed. */
export type ConfirmUnsigned = (accounts: Account[]) => Promise<boolean>;

/** @throws ArchiveRefused, StartRefused: it may not */
export async function verifyArchive(
  place: KeyPlace,
  archive: OpenedArchive,
  confirmUnsigned: ConfirmUnsigned | undefined,
): Promise<{ manifest: Manifest; way: Way }> {
  const today = loadKeys(place, false);
  const earlier = earlierKeys(place.dataDir);
  const isSigned = signerOf(archive, [today, ...earlier]) !== undefined;
  if (!isSigned && !confirmUnsigned) throw notSigned(archive, today);
  const manifest = await checkArchive(archive);
  const way = wayOf(archive, manifest, today, earlier);
  if (isSigned) return { manifest, way };
  const accounts = await inspectUnsigned(archive.path, manifest);
  if (await confirmUnsigned?.(accounts)) return { manifest, way };
  throw new ArchiveRefused('It was not put back, and nothing was changed.');
}

/**
 * Those of before a change of keys come back sealed with today's, as long as the keys of that time lie here.
 * @throws ArchiveRefused where it is of another trust, or those keys are gone
 */
function wayOf(
  archive: OpenedArchive,
  { key_check }: Manifest,
  today: KeyRing,
  earlier: KeyRing[],
): Way {
  if (belongsTo(vault(today), key_check)) return UNCHANGED;
  const its = earlier.find((ring) => belongsTo(vault(ring), key_check));
  if (its) return resealing(its, today);
  throw ofOthers(archive, today);
}

function ofOthers({ path, signedWith }: OpenedArchive, today: KeyRing): ArchiveRefused {
  const here = fingerprint(today);
  const which = signedWith
    ? `the keys ${signedWith}, here are ${here}`
    : `other keys than those here, ${here}`;
  return new ArchiveRefused(
    `${path} was sealed with ${which}: it belongs to another trust, or to a time when other keys held. With the paper of those: import-keys earlier, then restore again. Nothing was changed.`,
  );
}

function notSigned(archive: OpenedArchive, today: KeyRing): ArchiveRefused {
  if (archive.signedWith) return ofOthers(archive, today);
  return new ArchiveRefused(
    `${archive.path} is not signed: it was made where the keys were not, or by somebody else, and nobody can tell what was changed in it. Nothing was changed. If you know where it comes from: --accept-unsigned, written behind it, shows first who could sign in.`,
  );
}
