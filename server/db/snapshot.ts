export type SnapshotRow = Record<string, string | number | null>;

export interface Snapshot {
  /** Names; none without our schema. */
  appliedMigrations: () => Promise<string[]>;
  tables: () => Promise<string[]>;
  rows: (table: string) => AsyncIterable<SnapshotRow[]>;
  /** Highest id ever given in this table; 0: none. */
  lastSequenceValue: (table: string) => Promise<number>;
  /** Result of SQLite's integrity check; undefined: no damage found. */
  damage: () => Promise<string | undefined>;
  close: () => Promise<void>;
}
