// The report to the server about entries that wait on this device, sent with each request.
import { formatWaiting, type WaitingReport } from '#domain/volunteers/waiting-header.ts';

const READ_WITHIN_MS = 10_000;

let report: WaitingReport | null = null;
let reading = Promise.withResolvers<void>();

export function reportWaiting(next: WaitingReport): void {
  report = next;
  reading.resolve();
}

/** On a device that stores nothing, nothing waits. */
export function reportNothing(): void {
  reading.resolve();
}

/** Before the outbox of another account is read. */
export function forgetReport(): void {
  report = null;
  reading.resolve();
  reading = Promise.withResolvers();
}

/** Whether entries wait on this device that the account can still send. Waits until the device has been read. */
export async function isAnythingWaiting(): Promise<boolean> {
  const timedOut = new Promise((resolve) => setTimeout(resolve, READ_WITHIN_MS));
  await Promise.race([reading.promise, timedOut]);
  return report !== null && report.count > 0;
}

/** Null before the outbox has been read. */
export function waitingHeader(): string | null {
  return report && formatWaiting(report);
}
