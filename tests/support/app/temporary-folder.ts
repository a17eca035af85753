// Temporary folders, removed after the test file by check-left-overs.ts.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataMarker } from '#server/startup/data-marker.ts';

const folders: string[] = [];

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'adhyay-test-'));
  folders.push(folder);
  return folder;
}

export function removeTemporaryFolders(): void {
  // Retries: the encoder of a killed program may still write for a moment.
  const patient = { recursive: true, force: true, maxRetries: 10, retryDelay: 100 };
  for (const folder of folders.splice(0)) {
    rmSync(folder, patient);
    rmSync(dataMarker(folder), patient);
  }
}
