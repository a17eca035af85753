// Folders that are gone when the test file that asked for them is through, after all that it closes itself.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { dataMarker } from '#server/startup/data-marker.ts';
import { copyStarted } from '../program/started-trust.ts';

const folders: string[] = [];
// The hook that was registered first runs last.
afterAll(() => {
  // What was killed may leave one behind that is still encoding a picture for a moment.
  const patient = { recursive: true, force: true, maxRetries: 10, retryDelay: 100 };
  for (const folder of folders) {
    rmSync(folder, patient);
    rmSync(dataMarker(folder), patient);
  }
});

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'adhyay-test-'));
  folders.push(folder);
  return folder;
}

/** A data folder as the first start leaves it. */
export function startedFolder(): string {
  const folder = temporaryFolder();
  copyStarted(folder);
  return folder;
}
