import { sealLocation } from '../../audit-log/seals/seal.ts';
import { secretLocation } from '../../auth/second-factor/second-factor.ts';
import type { SnapshotRow } from '../../db/snapshot.ts';
import type { ArchivedTable } from '../../db/tables/table-lists.ts';
import { donorIdIndex, donorIdLocation } from '../../donations/donor-id-columns.ts';
import { panLocation } from '../../enquiries/pan-columns.ts';
import {
  aadhaarIndex,
  aadhaarLocation,
  documentLocation,
  documentNumberIndex,
} from '../../surveys/identity-numbers/identity-numbers.ts';
import { tryDecrypt, type Vault } from '../../vault/vault.ts';

interface EncryptedColumn {
  column: string;
  location: (uid: string) => string;
  index?: { column: string; of: (vault: Vault, number: string) => string };
}

export interface EncryptedTable {
  columns: readonly EncryptedColumn[];
  /** Digests made with the old keys are useless with new ones and removed. */
  digests?: readonly string[];
}

const SURVEYS: EncryptedTable = {
  columns: [
    {
      column: 'aadhar_sealed',
      location: aadhaarLocation,
      index: { column: 'aadhar_index', of: aadhaarIndex },
    },
    {
      column: 'other_document_sealed',
      location: documentLocation,
      index: { column: 'other_document_index', of: documentNumberIndex },
    },
  ],
};

/** A survey's version has the columns of its survey, in its snapshot. */
export const ENCRYPTED_TABLES: Partial<Record<ArchivedTable, EncryptedTable>> = {
  surveys: SURVEYS,
  survey_versions: SURVEYS,
  audit_seals: { columns: [{ column: 'chain_encrypted', location: sealLocation }] },
  second_factors: { columns: [{ column: 'secret_encrypted', location: secretLocation }] },
  donations: {
    columns: [
      {
        column: 'id_sealed',
        location: donorIdLocation,
        index: { column: 'id_index', of: donorIdIndex },
      },
    ],
    digests: ['body_digest'],
  },
  enquiries: {
    columns: [{ column: 'pan_sealed', location: panLocation }],
    digests: ['repeat_digest'],
  },
};

/** False for a damaged version. */
export function hasColumns({ columns }: EncryptedTable, row: unknown): row is SnapshotRow {
  if (typeof row !== 'object' || row === null || !('uid' in row)) return false;
  const values = new Map(Object.entries(row));
  const isText = (column: string) =>
    values.get(column) === null || typeof values.get(column) === 'string';
  return (
    typeof row.uid === 'string' &&
    columns.every(({ column, index }) => isText(column) && (!index || isText(index.column)))
  );
}

/** Only for comparison: never store the result. */
export function decryptColumns(vault: Vault, table: EncryptedTable, row: SnapshotRow): SnapshotRow {
  const decrypted = { ...row };
  for (const encrypted of table.columns) {
    const number = decryptValue(vault, encrypted, row);
    if (number !== undefined) decrypted[encrypted.column] = number;
  }
  return decrypted;
}

interface ReEncryptedRow {
  written: SnapshotRow;
  /** Values that decryptColumns() must return with the new keys. */
  comparable: SnapshotRow;
  numbers: number;
  /** Numbers that did not decrypt: left as they are, without an index. */
  damaged: number;
}

export function reEncryptColumns(
  from: Vault,
  to: Vault,
  { columns, digests = [] }: EncryptedTable,
  row: SnapshotRow,
): ReEncryptedRow {
  const written = { ...row };
  for (const digest of digests) if (digest in row) written[digest] = null;
  const result = { written, comparable: { ...written }, numbers: 0, damaged: 0 };
  for (const encrypted of columns) {
    const { column, location, index } = encrypted;
    if (typeof row[column] !== 'string') continue;
    const number = decryptValue(from, encrypted, row);
    if (number === undefined) result.damaged += 1;
    else {
      result.numbers += 1;
      written[column] = to.encrypt(number, location(String(row.uid)));
      result.comparable[column] = number;
    }
    if (!index || !(index.column in row)) continue;
    written[index.column] = number === undefined ? null : index.of(to, number);
    result.comparable[index.column] = written[index.column] ?? null;
  }
  return result;
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
