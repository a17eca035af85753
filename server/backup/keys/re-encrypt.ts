// Old and new rows are compared by decrypted values, which are never written.
import type { SnapshotRow } from '../../db/snapshot.ts';
import { ARCHIVED_TABLES, type ArchivedTable } from '../../db/tables/table-lists.ts';
import { NO_DIGEST } from '../../surveys/idempotency/stored-replies.ts';
import { fingerprint } from '../../vault/fingerprint.ts';
import { belongsTo, encryptedCheck } from '../../vault/key-check.ts';
import type { KeyRing } from '../../vault/keys.ts';
import { createVault } from '../../vault/vault.ts';
import { rowToLine, tableDigest } from '../archive/rows.ts';
import type { RowConversion } from '../rebuild-database.ts';
import {
  decryptColumns,
  ENCRYPTED_TABLES,
  type EncryptedTable,
  hasColumns,
  reEncryptColumns,
} from './encrypted-columns.ts';

export interface ReEncryption extends RowConversion {
  /** Re-encrypted identity numbers, including those in versions. */
  numbers: number;
  /** Ids of surveys with a number that cannot be decrypted: it stays unchanged. */
  damaged: Set<number>;
  /** Rows of other tables, like `donations 7`. */
  damagedElsewhere: Set<string>;
}

/** Secrets of second factors and seals of the audit log are no identity numbers. */
const WITHOUT_NUMBERS: readonly ArchivedTable[] = ['second_factors', 'audit_seals'];

const BELONGS = 'opens with the keys';

export function reEncryption(earlier: KeyRing, keys: KeyRing): ReEncryption {
  const [from, to] = [createVault(earlier), createVault(keys)];
  const digests = new Map(ARCHIVED_TABLES.map((table) => [table, tableDigest()]));
  const result: ReEncryption = {
    reEncrypted: { earlier: fingerprint(earlier), current: fingerprint(keys) },
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
      const found = encryptedOf(table, row);
      return found ? found.rowWith(decryptColumns(to, found.encrypted, found.values)) : row;
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
    const found = encryptedOf(table, row);
    if (!found) {
      if (table === 'survey_versions') result.damaged.add(Number(row.survey_id));
      const written = table === 'survey_keys' ? { ...row, body_digest: NO_DIGEST } : row;
      return { written, comparable: written };
    }
    const { encrypted, values, rowWith } = found;
    const { written, comparable, numbers, damaged } = reEncryptColumns(from, to, encrypted, values);
    if (!WITHOUT_NUMBERS.includes(table)) result.numbers += numbers;
    if (damaged > 0) reportDamaged(table, row);
    return { written: rowWith(written), comparable: rowWith(comparable) };
  }

  function reportDamaged(table: ArchivedTable, row: SnapshotRow): void {
    if (table === 'surveys') result.damaged.add(Number(row.id));
    else if (table === 'survey_versions') result.damaged.add(Number(row.survey_id));
    else result.damagedElsewhere.add(`${table} ${row.id ?? row.volunteer_id}`);
  }
}

const isKeyCheck = (table: ArchivedTable, { name }: SnapshotRow): boolean =>
  table === 'metadata' && name === 'key_check';

interface EncryptedRow {
  encrypted: EncryptedTable;
  values: SnapshotRow;
  rowWith: (values: SnapshotRow) => SnapshotRow;
}

/** @returns undefined for a row without encrypted columns, and for a damaged version */
function encryptedOf(table: ArchivedTable, row: SnapshotRow): EncryptedRow | undefined {
  const encrypted = ENCRYPTED_TABLES[table];
  if (!encrypted) return undefined;
  if (table !== 'survey_versions') return { encrypted, values: row, rowWith: (values) => values };
  const values = parseSnapshot(String(row.snapshot));
  if (!hasColumns(encrypted, values)) return undefined;
  return {
    encrypted,
    values,
    rowWith: (changed) => ({ ...row, snapshot: JSON.stringify(changed) }),
  };
}

function parseSnapshot(snapshot: string): unknown {
  try {
    return JSON.parse(snapshot);
  } catch {
    return undefined;
  }
}
