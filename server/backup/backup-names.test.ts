import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/app/temporary-folder.ts';
import { archivePath } from './backup-names.ts';

test('two backups made in the same second have different names', () => {
  const folder = temporaryFolder();
  const now = new Date('2026-11-21T23:59:59.900Z');
  const first = archivePath(folder, 'before-restore', now);
  expect(basename(first)).toBe('before-restore-2026-11-21T235959Z.tar.zst');
  writeFileSync(first, '');
  const second = archivePath(folder, 'before-restore', now);
  expect(basename(second)).toBe('before-restore-2026-11-22T000000Z.tar.zst');
});
