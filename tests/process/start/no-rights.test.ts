// A command that is run as another user must not say that the data is lost.
import { spawnSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startedFolder } from '../../support/program/started-trust.ts';

const NOBODY = 65_534;

test('data that this user may not read is not said to be missing', () => {
  const dataDir = startedFolder();
  const module = join(import.meta.dirname, '../../../server/db/find-sqlite-file.ts');
  chmodSync(dataDir, 0o700);
  const isRoot = process.getuid?.() === 0;
  if (!isRoot) chmodSync(dataDir, 0);
  // The module is loaded with all rights: only the data is another user's.
  const script = `
    import { findSqliteFile } from ${JSON.stringify(module)};
    if (${isRoot}) process.seteuid(${NOBODY});
    findSqliteFile(${JSON.stringify(dataDir)});`;
  const args = ['--input-type=module-typescript', '--eval', script];
  const { stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  chmodSync(dataDir, 0o700);
  expect(stderr).toContain(`This user may not read ${dataDir}`);
});
