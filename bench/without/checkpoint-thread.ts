// SQLite's own checkpoints: the write that makes the log a thousand pages long copies it.
import type { DatabaseSync } from 'node:sqlite';
import type { GroupCommit } from '#server/db/sqlite/group-commit.ts';
import { WalCheckpoint as WithThread } from '#server/db/sqlite/wal-checkpoint.ts';
import { replaceModule } from './replace-module.ts';

replaceModule('server/db/sqlite/wal-checkpoint.ts', import.meta.url);

export class WalCheckpoint extends WithThread {
  constructor(writer: DatabaseSync, groupCommit: GroupCommit) {
    super(writer, groupCommit);
    writer.exec('pragma wal_autocheckpoint = 1000');
  }

  override afterWrite(): void {}
}
