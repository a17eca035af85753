import { createHash } from 'node:crypto';
import type { SnapshotRow } from '../../db/snapshot.ts';

export function rowToLine(row: SnapshotRow): string {
  return JSON.stringify(
    Object.fromEntries(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))),
  );
}

export interface TableDigest {
  rows: number;
  digest: string;
}

/** XOR of the row hashes: databases sort text differently. Primary keys keep rows from cancelling out. */
export function tableDigest(): { add: (line: string) => void; result: () => TableDigest } {
  const sum = Buffer.alloc(32);
  let rows = 0;
  return {
    add: (line) => {
      const hash = createHash('sha256').update(line).digest();
      for (let place = 0; place < sum.length; place += 1)
        sum[place] = (sum[place] ?? 0) ^ (hash[place] ?? 0);
      rows += 1;
    },
    result: () => ({ rows, digest: sum.toString('hex') }),
  };
}

export async function digestOf(
  batches: AsyncIterable<SnapshotRow[]>,
  toComparable: (row: SnapshotRow) => SnapshotRow,
): Promise<TableDigest> {
  const digest = tableDigest();
  for await (const rows of batches)
    for (const row of rows) digest.add(rowToLine(toComparable(row)));
  return digest.result();
}
