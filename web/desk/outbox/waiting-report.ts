// What each call tells the server about the entries that wait on this device.
import { formatWaiting, type WaitingReport } from '#domain/volunteers/waiting-header.ts';

let report: WaitingReport | null = null;

export function reportWaiting(next: WaitingReport): void {
  report = next;
}

/** Whether entries wait on this device that the account can still send. */
export function isAnythingWaiting(): boolean {
  return report !== null && report.count > 0;
}

/** Null before the outbox has been read. */
export function waitingHeader(): string | null {
  return report && formatWaiting(report);
}
