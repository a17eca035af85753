// Temporary folders, removed after the test file's own clean-up.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { dataMarker } from '#server/startup/data-marker.ts';
import { copyStarted } from '../program/started-trust.ts';

const folders: string[] = [];
// Vitest runs the first registered afterAll hook last.
afterAll(() => {
  // Retries: the encoder of a killed program may still write for a moment.
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

export function startedFolder(): string {
  const folder = temporaryFolder();
  copyStarted(folder);
  return folder;
}
