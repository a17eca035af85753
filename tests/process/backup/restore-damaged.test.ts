// The database is damaged: what the operator is told, and what is known of the erasures.
import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { runCommand } from '../../support/program/command.ts';
import { startedFolder } from '../../support/program/started-trust.ts';

let variables: Record<string, string>;
let backup: string;

beforeEach(async () => {
  const dataDir = startedFolder();
  variables = { DATA_DIR: dataDir };
  backup = join(dataDir, 'of-tonight.tar.zst');
  expect((await runCommand('backup', { variables, args: [backup] })).code).toBe(0);
  const file = openSync(join(dataDir, 'adhyay.sqlite'), 'r+');
  writeSync(file, Buffer.alloc(64, 1));
  closeSync(file);
});

test('a restore over a damaged database names the option that goes on', async () => {
  const { code, output } = await runCommand('restore', { variables, args: [backup] });
  expect(code).toBe(1);
  expect(output).toContain('--over-damaged');
  expect(output).not.toContain('    at ');
});

test('a restore that could not read the erasures says that they must be repeated', async () => {
  const args = [backup, '--over-damaged'];
  const { code, output } = await runCommand('restore', { variables, args });
  expect(code, output).toBe(0);
  expect(output).toContain('too damaged to say what happened since then');
  expect(output).toContain('delete the entries again that were deleted for good');
  expect(output).toContain('withdraw the consents again that were withdrawn');
});
