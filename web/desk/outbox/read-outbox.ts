// Reads the outbox of the signed-in account from the device, and shows it in this tab.
import { canEncrypt } from '../device/encryption.ts';
import { deviceId } from './device-id.ts';
import { isPending, type Operation } from './operations/operation.ts';
import { currentOutbox, type Outbox, resetOutbox, updateOutbox } from './outbox-state.ts';
import { findOperations } from './storage/find-operations.ts';
import { forgetReport, reportNothing, reportWaiting } from './waiting-report.ts';

/** The pending read of the device for the account, started by the first caller. */
let opened: { account: number | null; read: Promise<void> } | undefined;
/** The number of changes of the outbox in this tab. */
let changes = 0;

export function openOutbox(account: number | null): Promise<void> {
  if (opened?.account !== account) opened = { account, read: readOutbox(account) };
  return opened.read;
}

export function closeOutbox(): void {
  opened = undefined;
  resetOutbox(null);
}

async function readOutbox(account: number | null): Promise<void> {
  resetOutbox(account);
  forgetReport();
  await reloadOutbox();
}

/** A device that is slow to start may not answer the first time. */
export async function reloadAfterFailure(): Promise<void> {
  if (currentOutbox().reading === 'failed') await reloadOutbox();
}

/** Reads and decrypts everything, which is slow for hundreds of entries: this tab may change some meanwhile. */
export async function reloadOutbox(): Promise<void> {
  const { account } = currentOutbox();
  if (account === null) return updateOutbox({});
  const changesBefore = changes;
  const found = await findOperations(account).catch((error: unknown) =>
    isForbidden(error) ? 'unavailable' : 'failed',
  );
  if (currentOutbox().account !== account) return;
  if (typeof found === 'string') {
    // After a failure it is unknown what waits.
    if (found === 'unavailable') reportNothing();
    return updateOutbox({ reading: found });
  }
  if (changes !== changesBefore) return reloadOutbox();
  update({ ...found, isReady: canEncrypt(), reading: 'done' });
  await report();
}

/** The browser stores nothing here: there is nothing that could be read later. */
function isForbidden(error: unknown): boolean {
  return (
    !('indexedDB' in globalThis) ||
    (error instanceof DOMException && error.name === 'SecurityError')
  );
}

export function showOperations(operations: Operation[]): void {
  update({ operations });
  void report();
}

function update(next: Partial<Outbox>): void {
  changes += 1;
  updateOutbox(next);
}

async function report(): Promise<void> {
  const open = currentOutbox().operations.filter(isPending);
  const oldest = Math.min(...open.map(({ madeAt }) => madeAt));
  const since = open.length > 0 ? new Date(oldest).toISOString() : null;
  reportWaiting({ device: await deviceId(), count: open.length, since });
}
