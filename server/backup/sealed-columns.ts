// Encrypted columns of other tables than surveys, which a key rotation re-encrypts.
import type { SnapshotRow } from '../db/snapshot.ts';
import { donorIdLocation } from '../donations/donor-id-columns.ts';
import { panLocation } from '../enquiries/pan-columns.ts';
import type { Vault } from '../vault/vault.ts';
import type { ArchivedTable } from './archive/tables.ts';

interface SealedColumn {
  column: string;
  location: (uid: string) => string;
  /** Made with the old keys and useless with new ones. A job rebuilds the indexes. */
  keyed?: readonly string[];
}

const SEALED: Partial<Record<ArchivedTable, SealedColumn>> = {
  donations: { column: 'id_sealed', location: donorIdLocation, keyed: ['body_digest', 'id_index'] },
  enquiries: { column: 'pan_sealed', location: panLocation, keyed: ['repeat_digest'] },
};

export const hasSealedColumn = (table: ArchivedTable): boolean => table in SEALED;

/** For comparison only: never store the result. */
export function openSealedColumn(
  vault: Vault,
  table: ArchivedTable,
  row: SnapshotRow,
): SnapshotRow {
  const sealed = SEALED[table];
  const number = sealed && decryptOrUndefined(vault, sealed, row);
  return sealed && number !== undefined ? { ...row, [sealed.column]: number } : row;
}

interface RotatedRow {
  written: SnapshotRow;
  /** What openSealedColumn() must return with the new keys. */
  comparable: SnapshotRow;
  isSealed: boolean;
  /** Left unchanged. */
  isDamaged: boolean;
}

export function rotateSealedColumn(
  from: Vault,
  to: Vault,
  table: ArchivedTable,
  row: SnapshotRow,
): RotatedRow {
  const sealed = SEALED[table];
  const keyed = sealed?.keyed?.filter((column) => column in row) ?? [];
  const kept = { ...row, ...Object.fromEntries(keyed.map((column) => [column, null])) };
  const unchanged = { written: kept, comparable: kept, isSealed: false, isDamaged: false };
  if (!sealed || typeof row[sealed.column] !== 'string') return unchanged;
  const number = decryptOrUndefined(from, sealed, row);
  if (number === undefined) return { ...unchanged, isDamaged: true };
  const encrypted = to.encrypt(number, sealed.location(String(row.uid)));
  return {
    written: { ...kept, [sealed.column]: encrypted },
    comparable: { ...kept, [sealed.column]: number },
    isSealed: true,
    isDamaged: false,
  };
}

function decryptOrUndefined(
  vault: Vault,
  { column, location }: SealedColumn,
  row: SnapshotRow,
): string | undefined {
  const encrypted = row[column];
  try {
    if (typeof encrypted !== 'string') return undefined;
    return vault.decrypt(encrypted, location(String(row.uid)));
  } catch {
    return undefined;
  }
}
