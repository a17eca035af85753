// The rows of an archive on their way from one pair of keys to another. Compared is what they say: those of
// the archive with the keys of before, those of the new database with the new ones. Nothing that was opened
// is written anywhere.
import type { SnapshotRow } from '../db/snapshot.ts';
import { hasNumbers, openedNumbers, resealedNumbers } from '../surveys/rotate-identity-numbers.ts';
import { NO_DIGEST } from '../surveys/stored-replies.ts';
import { belongsTo, sealedCheck } from '../vault/key-check.ts';
import type { KeyRing } from '../vault/keys.ts';
import { fingerprint } from '../vault/paper-keys.ts';
import { vault } from '../vault/vault.ts';
import { lineOf, tableDigest } from './archive/rows.ts';
import { ARCHIVED_TABLES, type ArchivedTable } from './archive/tables.ts';
import type { Way } from './rebuild-database.ts';

export interface Resealing extends Way {
  /** How many it has sealed anew, those of earlier states among them. */
  numbers: number;
  /** The entries with a number that did not open before: it stays as it is. */
  damaged: Set<number>;
}

const BELONGS = 'opens with the keys';

export function resealing(earlier: KeyRing, keys: KeyRing): Resealing {
  const [from, to] = [vault(earlier), vault(keys)];
  const digests = new Map(ARCHIVED_TABLES.map((table) => [table, tableDigest()]));
  const done: Resealing = {
    sealedAnew: { earlier: fingerprint(earlier), today: fingerprint(keys) },
    numbers: 0,
    damaged: new Set(),
    carry: (table, line) => {
      const before: SnapshotRow = JSON.parse(line);
      const { written, said } = anew(table, before);
      digests.get(table)?.add(lineOf(said));
      return lineOf(written);
    },
    compared: (table, row) => {
      if (isCheck(table, row)) {
        return { ...row, value: belongsTo(to, String(row.value)) ? BELONGS : (row.value ?? null) };
      }
      const holder = holderOf(table, row);
      return holder ? withNumbers(table, row, openedNumbers(to, holder)) : row;
    },
    expected: (table, told) => digests.get(table)?.result() ?? told,
  };
  return done;

  function anew(
    table: ArchivedTable,
    row: SnapshotRow,
  ): { written: SnapshotRow; said: SnapshotRow } {
    if (isCheck(table, row)) {
      return { written: { ...row, value: sealedCheck(to) }, said: { ...row, value: BELONGS } };
    }
    const holder = holderOf(table, row);
    if (!holder) {
      if (table === 'survey_versions') done.damaged.add(Number(row.survey_id));
      const written = table === 'survey_keys' ? { ...row, body_digest: NO_DIGEST } : row;
      return { written, said: written };
    }
    const { sealed, opened, numbers, damaged } = resealedNumbers(from, to, holder);
    done.numbers += numbers;
    if (damaged > 0) done.damaged.add(Number(row.survey_id ?? row.id));
    return {
      written: withNumbers(table, row, sealed),
      said: withNumbers(table, row, opened),
    };
  }
}

const isCheck = (table: ArchivedTable, { name }: SnapshotRow): boolean =>
  table === 'store_facts' && name === 'key_check';

/** What has the columns of the numbers: a row itself, or the state that it keeps, unless that is damaged. */
function holderOf(table: ArchivedTable, row: SnapshotRow): SnapshotRow | undefined {
  if (table === 'survey_versions') return keptState(String(row.snapshot));
  return table === 'surveys' ? row : undefined;
}

function keptState(snapshot: string): SnapshotRow | undefined {
  try {
    const state = JSON.parse(snapshot);
    return hasNumbers(state) ? state : undefined;
  } catch {
    return undefined;
  }
}

function withNumbers(table: ArchivedTable, row: SnapshotRow, numbers: SnapshotRow): SnapshotRow {
  if (table === 'surveys') return { ...row, ...numbers };
  const snapshot = { ...holderOf(table, row), ...numbers };
  return { ...row, snapshot: JSON.stringify(snapshot) };
}
