import type { Snapshot, SnapshotRow } from '../../db/snapshot.ts';

export async function readRows(
  snapshot: Snapshot,
  table: string,
  isWanted: (row: SnapshotRow) => boolean = () => true,
): Promise<SnapshotRow[]> {
  const wanted: SnapshotRow[] = [];
  for await (const rows of snapshot.rows(table)) wanted.push(...rows.filter(isWanted));
  return wanted;
}
