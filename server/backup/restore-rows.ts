import { UnknownOutcomeError } from '../db/errors/unknown-outcome-error.ts';
import { renewEpoch } from '../db/metadata/epoch.ts';
import { writeMetadata } from '../db/metadata/metadata.ts';
import { resetSiteVersionAfterRestore } from '../db/metadata/site-version.ts';
import type { LockedDatabase } from '../db/replace.ts';
import { BackupError, reasonOf } from './backup-error.ts';
import { describeUnknownOutcome } from './describe-unknown-outcome.ts';
import { raiseSequences } from './reapply/sequences.ts';
import {
  type KnownSinceBackup,
  type Reapplied,
  reapplySinceBackup,
} from './reapply/since-backup.ts';
import { type RebuildOptions, rebuildDatabase } from './rebuild-database.ts';

const NOTHING_REAPPLIED: Reapplied = {
  accountsDeleted: 0,
  erasedAgain: 0,
  withdrawnAgain: 0,
  enquiriesErasedAgain: 0,
  filesWithdrawnAgain: 0,
  lostReceipts: [],
};

interface RowsToRestore {
  oldFilePath?: string | undefined;
  /** Undefined: the backup has just been made, so it lacks nothing. */
  known?: KnownSinceBackup | undefined;
}

/** @param next advice for an unknown outcome @throws BackupError: the database is unchanged; UnknownOutcomeError */
export async function restoreRows(
  lock: LockedDatabase,
  rebuild: Pick<RebuildOptions, 'path' | 'manifest' | 'conversion' | 'now'>,
  next: string,
  { oldFilePath, known }: RowsToRestore = {},
): Promise<Reapplied> {
  const event = { action: 'restoreBackup', by: { id: null, origin: 'restore' } } as const;
  let reapplied: Reapplied = NOTHING_REAPPLIED;
  try {
    await lock.replace(async (fresh) => {
      await rebuildDatabase(fresh, { ...rebuild, event });
      await renewEpoch(fresh.db);
      await resetSiteVersionAfterRestore(fresh.db, rebuild.now);
      // A nightly backup right after each start would clear away older ones, while somebody looks for a good one.
      await writeMetadata(fresh.db, 'restored_at', rebuild.now.toISOString());
      if (!known) return;
      await raiseSequences(fresh, rebuild.manifest, known.lastNumbers);
      reapplied = await reapplySinceBackup(fresh, known.since, {
        madeAt: rebuild.manifest.made_at,
        now: rebuild.now,
      });
    }, oldFilePath);
    return reapplied;
  } catch (error) {
    if (error instanceof UnknownOutcomeError)
      throw describeUnknownOutcome(error, { ...rebuild, event }, next);
    throw new BackupError(
      `The backup could not be restored, and the data is as it was: ${reasonOf(error)}`,
      {
        cause: error,
      },
    );
  }
}
