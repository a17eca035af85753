// Encrypted columns of other tables than surveys, which a key rotation re-encrypts.
import type { SnapshotRow } from '../../db/snapshot.ts';
import { donorIdLocation } from '../../donations/donor-id-columns.ts';
import { panLocation } from '../../enquiries/pan-columns.ts';
import { tryDecrypt, type Vault } from '../../vault/vault.ts';
import type { ArchivedTable } from '../archive/tables.ts';

interface EncryptedColumn {
  column: string;
  location: (uid: string) => string;
  /** Made with the old keys and useless with new ones. A job rebuilds the indexes. */
  keyed?: readonly string[];
}

const ENCRYPTED_COLUMNS: Partial<Record<ArchivedTable, EncryptedColumn>> = {
  donations: { column: 'id_sealed', location: donorIdLocation, keyed: ['body_digest', 'id_index'] },
  enquiries: { column: 'pan_sealed', location: panLocation, keyed: ['repeat_digest'] },
};

export const hasEncryptedColumn = (table: ArchivedTable): boolean => table in ENCRYPTED_COLUMNS;

/** For comparison only: never store the result. */
export function decryptColumn(vault: Vault, table: ArchivedTable, row: SnapshotRow): SnapshotRow {
  const encryptedColumn = ENCRYPTED_COLUMNS[table];
  const number = encryptedColumn && decryptValue(vault, encryptedColumn, row);
  return encryptedColumn && number !== undefined
    ? { ...row, [encryptedColumn.column]: number }
    : row;
}

interface RotatedRow {
  written: SnapshotRow;
  /** What decryptColumn() must return with the new keys. */
  comparable: SnapshotRow;
  isEncrypted: boolean;
  /** Left unchanged. */
  isDamaged: boolean;
}

export function reEncryptColumn(
  from: Vault,
  to: Vault,
  table: ArchivedTable,
  row: SnapshotRow,
): RotatedRow {
  const encryptedColumn = ENCRYPTED_COLUMNS[table];
  const keyed = encryptedColumn?.keyed?.filter((column) => column in row) ?? [];
  const kept = { ...row, ...Object.fromEntries(keyed.map((column) => [column, null])) };
  const unchanged = { written: kept, comparable: kept, isEncrypted: false, isDamaged: false };
  if (!encryptedColumn || typeof row[encryptedColumn.column] !== 'string') return unchanged;
  const number = decryptValue(from, encryptedColumn, row);
  if (number === undefined) return { ...unchanged, isDamaged: true };
  const encrypted = to.encrypt(number, encryptedColumn.location(String(row.uid)));
  return {
    written: { ...kept, [encryptedColumn.column]: encrypted },
    comparable: { ...kept, [encryptedColumn.column]: number },
    isEncrypted: true,
    isDamaged: false,
  };
}

function decryptValue(
  vault: Vault,
  { column, location }: EncryptedColumn,
  row: SnapshotRow,
): string | undefined {
  const encrypted = row[column];
  if (typeof encrypted !== 'string') return undefined;
  return tryDecrypt(vault, encrypted, location(String(row.uid)));
}
