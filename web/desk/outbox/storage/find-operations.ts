import type { Operation } from '../operations/operation.ts';
import { readRows, toOperation } from './rows.ts';

export interface StoredOperations {
  /** In sequence. */
  operations: Operation[];
  /** Unreadable rows, written by another version or damaged. */
  damaged: string[];
  /** The number of operations of other accounts on this device. */
  ofOthers: number;
}

export async function findOperations(account: number): Promise<StoredOperations> {
  const rows = await readRows();
  const own = rows.filter((row) => row.account === account);
  const read = await Promise.all(own.map((row) => toOperation(row).catch(() => row.key)));
  return {
    operations: read
      .filter((each) => typeof each !== 'string')
      .sort((one, other) => one.sequence - other.sequence),
    damaged: read.filter((each) => typeof each === 'string'),
    ofOthers: rows.filter((row) => row.account !== account && row.state !== 'sent').length,
  };
}

/** Everybody whose operations are on this device. */
export async function findAccounts(): Promise<number[]> {
  const rows = await readRows();
  return [...new Set(rows.map(({ account }) => account))];
}
