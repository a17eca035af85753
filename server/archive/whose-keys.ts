// Whose a database is: what only its keys open, and which those are.
import type { Config } from '../config.ts';
import type { Snapshot } from '../db/snapshot.ts';
import { keysOfStore } from '../vault/changed-keys.ts';
import { fingerprint } from '../vault/written-keys.ts';
import type { Manifest } from './manifest.ts';
import { atOneMoment, NEVER_RAN, refuseUnusable } from './one-moment.ts';
import { ArchiveRefused } from './refused.ts';

/** @throws ArchiveRefused where there is no database that could be archived */
export async function readKeyCheck(config: Config): Promise<string> {
  return atOneMoment(config, async (snapshot) => {
    await refuseUnusable(snapshot);
    return keyCheckOf(snapshot);
  });
}

/**
 * A backup is made whatever keys are here; whose they are is said only where they are the right ones.
 * @throws ArchiveRefused where the program has never run on the database
 */
export async function keysOf(
  snapshot: Snapshot,
  config: Config,
): Promise<Pick<Manifest, 'key_check' | 'fingerprint'>> {
  const key_check = await keyCheckOf(snapshot);
  try {
    const found = keysOfStore(config, key_check);
    return { key_check, ...(found && { fingerprint: fingerprint(found.keys) }) };
  } catch {
    return { key_check };
  }
}

/** What the keys of this database open. */
async function keyCheckOf(snapshot: Snapshot): Promise<string> {
  for await (const facts of snapshot.rows('store_facts')) {
    const check = facts.find(({ name }) => name === 'key_check');
    if (typeof check?.value === 'string') return check.value;
  }
  throw new ArchiveRefused(NEVER_RAN);
}
