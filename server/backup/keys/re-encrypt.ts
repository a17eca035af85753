// Re-encrypts an archive's rows. Old and new rows are compared by decrypted values, which are never written.
import type { SnapshotRow } from '../../db/snapshot.ts';
import { NO_DIGEST } from '../../surveys/idempotency/stored-replies.ts';
import {
  decryptRow,
  hasNumbers,
  rotateIdentityNumbers,
} from '../../surveys/identity-numbers/rotate-identity-numbers.ts';
import { belongsTo, encryptedCheck } from '../../vault/key-check.ts';
import type { KeyRing } from '../../vault/keys.ts';
import { fingerprint } from '../../vault/paper-keys.ts';
import { createVault } from '../../vault/vault.ts';
import { rowToLine, tableDigest } from '../archive/rows.ts';
import { ARCHIVED_TABLES, type ArchivedTable } from '../archive/tables.ts';
import type { RowConversion } from '../rebuild-database.ts';
import { decryptColumn, hasEncryptedColumn, reEncryptColumn } from './encrypted-columns.ts';

export interface ReEncryption extends RowConversion {
  /** Re-encrypted identity numbers, including those in versions. */
  numbers: number;
  /** Ids of surveys with a number that cannot be decrypted: it stays unchanged. */
  damaged: Set<number>;
  /** The same for donations and requests for a receipt, like `donations 7`. */
  damagedElsewhere: Set<string>;
}

const BELONGS = 'opens with the keys';

export function reEncryption(earlier: KeyRing, keys: KeyRing): ReEncryption {
  const [from, to] = [createVault(earlier), createVault(keys)];
  const digests = new Map(ARCHIVED_TABLES.map((table) => [table, tableDigest()]));
  const result: ReEncryption = {
    reEncrypted: { earlier: fingerprint(earlier), today: fingerprint(keys) },
    numbers: 0,
    damaged: new Set(),
    damagedElsewhere: new Set(),
    convert: (table, line) => {
      const before: SnapshotRow = JSON.parse(line);
      const { written, comparable } = convertRow(table, before);
      digests.get(table)?.add(rowToLine(comparable));
      return rowToLine(written);
    },
    toComparable: (table, row) => {
      if (isKeyCheck(table, row)) {
        return { ...row, value: belongsTo(to, String(row.value)) ? BELONGS : (row.value ?? null) };
      }
      if (hasEncryptedColumn(table)) return decryptColumn(to, table, row);
      const state = stateWithNumbers(table, row);
      return state ? withNumbers(table, row, decryptRow(to, state)) : row;
    },
    expected: (table, recorded) => digests.get(table)?.result() ?? recorded,
  };
  return result;

  function convertRow(
    table: ArchivedTable,
    row: SnapshotRow,
  ): { written: SnapshotRow; comparable: SnapshotRow } {
    if (isKeyCheck(table, row)) {
      return {
        written: { ...row, value: encryptedCheck(to) },
        comparable: { ...row, value: BELONGS },
      };
    }
    if (hasEncryptedColumn(table)) {
      const { isEncrypted, isDamaged, ...rotated } = reEncryptColumn(from, to, table, row);
      if (isEncrypted) result.numbers += 1;
      if (isDamaged) result.damagedElsewhere.add(`${table} ${row.id}`);
      return rotated;
    }
    const state = stateWithNumbers(table, row);
    if (!state) {
      if (table === 'survey_versions') result.damaged.add(Number(row.survey_id));
      const written = table === 'survey_keys' ? { ...row, body_digest: NO_DIGEST } : row;
      return { written, comparable: written };
    }
    const { encrypted, decrypted, numbers, damaged } = rotateIdentityNumbers(from, to, state);
    result.numbers += numbers;
    if (damaged > 0) result.damaged.add(Number(row.survey_id ?? row.id));
    return {
      written: withNumbers(table, row, encrypted),
      comparable: withNumbers(table, row, decrypted),
    };
  }
}

const isKeyCheck = (table: ArchivedTable, { name }: SnapshotRow): boolean =>
  table === 'metadata' && name === 'key_check';

function stateWithNumbers(table: ArchivedTable, row: SnapshotRow): SnapshotRow | undefined {
  if (table === 'survey_versions') return versionState(String(row.snapshot));
  return table === 'surveys' ? row : undefined;
}

function versionState(snapshot: string): SnapshotRow | undefined {
  try {
    const state = JSON.parse(snapshot);
    return hasNumbers(state) ? state : undefined;
  } catch {
    return undefined;
  }
}

function withNumbers(table: ArchivedTable, row: SnapshotRow, numbers: SnapshotRow): SnapshotRow {
  if (table === 'surveys') return { ...row, ...numbers };
  const snapshot = { ...stateWithNumbers(table, row), ...numbers };
  return { ...row, snapshot: JSON.stringify(snapshot) };
}
