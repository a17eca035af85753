// Paper keys replace others only if they open the database.
import { existsSync } from 'node:fs';
import type { Config } from '../../config.ts';
import { OperatorError } from '../../errors/operator-error.ts';
import { fingerprint } from '../../vault/fingerprint.ts';
import { belongsTo } from '../../vault/key-check.ts';
import { earlierKeyFile, replaceKeys, saveEarlierKeys } from '../../vault/key-rotation.ts';
import { type KeyRing, keyFile, keyText, loadKeys, writeKeys } from '../../vault/keys.ts';
import { createVault } from '../../vault/vault.ts';
import { findNeededKeys, type NeededKeys } from './snapshot-keys.ts';

/** @returns whether they open a database here @throws OperatorError: nothing was written */
export async function importKeys(config: Config, keys: KeyRing): Promise<boolean> {
  const { dataDir } = config;
  const file = keyFile(dataDir);
  const needed = await findNeededKeys(config);
  const opensDatabase = needed !== undefined && needed !== 'unknown';
  if (opensDatabase) refuseWrongKeys(needed, keys);
  const present = existsSync(file) ? loadKeys(config) : undefined;
  if (!present) writeKeys(file, keyText(keys));
  else if (fingerprint(present) !== fingerprint(keys)) {
    if (!opensDatabase) throw new OperatorError(otherKeys(dataDir, present, needed));
    replaceKeys(dataDir, present, keys);
  }
  return opensDatabase;
}

function refuseWrongKeys(needed: NeededKeys, keys: KeyRing): void {
  if (belongsTo(createVault(keys), needed.check)) return;
  const which = needed.fingerprint ? `: ${needed.fingerprint}` : '';
  throw new OperatorError(
    `These are ${fingerprint(keys)}, and the database here needs others${which}. Take the other paper; nothing was written. If these are for a backup from before a change of keys: import-keys earlier.`,
  );
}

/** Other keys are never deleted: they may belong to a database that is out of reach now. */
function otherKeys(dataDir: string, present: KeyRing, needed: 'unknown' | undefined): string {
  const prefix = `Other keys are there already, ${fingerprint(present)}, and nothing was written:`;
  return needed === 'unknown'
    ? `${prefix} the database cannot be read, and they may be the only ones that open it.`
    : `${prefix} no database is here yet, so if they were typed by mistake move ${keyFile(dataDir)} to ${earlierKeyFile(dataDir, present)}, and import again.`;
}

/** @returns the file where restore finds them @throws OperatorError: nothing was written */
export async function importEarlierKeys(config: Config, keys: KeyRing): Promise<string> {
  const needed = await findNeededKeys(config);
  if (needed && needed !== 'unknown' && belongsTo(createVault(keys), needed.check)) {
    throw new OperatorError(
      `These, ${fingerprint(keys)}, are the keys of today and open the database here: import-keys, without "earlier". Nothing was written.`,
    );
  }
  saveEarlierKeys(config.dataDir, keys);
  return earlierKeyFile(config.dataDir, keys);
}
