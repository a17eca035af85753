// After a restore from a backup the server lacks what it had answered since.
import { isPending, WAITING } from './operations/operation.ts';
import { lastOperationOfEntry } from './operations/operation-chain.ts';
import { storeChanged, storeDependency } from './storage/change-operation.ts';
import { findAccounts, findOperations } from './storage/find-operations.ts';

/** For every account on the device: each account's operations are sent when it signs in. */
export async function requeueAnsweredOperations(): Promise<void> {
  for (const account of await findAccounts()) await requeueOf(account);
}

/** Entries that are created again get other ids, so each operation follows the previous one on its entry. */
async function requeueOf(account: number): Promise<void> {
  const { operations } = await findOperations(account);
  for (const each of operations) {
    const earlier = operations.filter(({ sequence }) => sequence < each.sequence);
    const after = each.after ?? lastOperationOfEntry(each.id, earlier, () => true);
    if (!isPending(each)) await storeChanged({ ...each, ...WAITING, after });
    else if (after !== each.after) await storeDependency(each, after);
  }
}
