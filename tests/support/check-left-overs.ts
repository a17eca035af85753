// Vitest's setup file: runs for each test file, and Vitest runs the first registered afterAll hook last.
import { afterAll } from 'vitest';
import { removeTemporaryFolders } from './app/temporary-folder.ts';
import { killRunningPrograms } from './program/program.ts';

afterAll(() => {
  killRunningPrograms();
  removeTemporaryFolders();
});
