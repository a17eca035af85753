// A refused archive changes nothing: it is refused before the database is opened, so SQLite is enough here.
// tests/stores/hostile-archives.test.ts has more kinds of invalid archives.
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { keyText, newKeys } from '#server/vault/keys.ts';
import { sunita } from '../../support/app/entries/entries.ts';
import { temporaryFolder } from '../../support/app/temporary-folder.ts';
import {
  type BackupEnvironment,
  openStartedEnvironment,
} from '../../support/database/backup-environment.ts';
import { forgeArchive } from '../../support/database/forged-archive.ts';
import { runCommand } from '../../support/program/command.ts';
import { adminToken, request, startProgram } from '../../support/program/program.ts';

// Each test starts the program and several commands.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let environment: BackupEnvironment;
let folder: string;
let good: string;
let before: string;

beforeAll(async () => {
  environment = openStartedEnvironment('SQLite');
  folder = temporaryFolder();
  good = join(folder, 'good.tar.zst');
  const program = await startProgram(environment.variables);
  const token = await adminToken(program.address);
  const body = { ...sunita, volunteer_id: 1 };
  await request(program.address, 'createSurvey', { token, body });
  expect(
    (await runCommand('backup', { variables: environment.variables, args: [good] })).code,
  ).toBe(0);
  await request(program.address, 'createSurvey', { token, body });
  await program.stop('SIGTERM');
  before = await environment.digest();
});
afterAll(() => environment.close());

test('a truncated backup is refused', async () => {
  const half = join(folder, 'half.tar.zst');
  const all = readFileSync(good);
  writeFileSync(half, all.subarray(0, all.length / 2));
  const { variables } = environment;
  const { code, output } = await runCommand('restore', { variables, args: [half] });
  expect([code, output]).toEqual([1, expect.stringMatching(/is damaged/)]);
  expect(output).not.toMatch(/^\s+at /m);
  expect(await environment.digest()).toBe(before);
});

test('a backup is not restored with the keys of another trust, or without any', async () => {
  const keys = join(environment.dataDir, 'keys');
  copyFileSync(keys, join(folder, 'keys'));
  for (const [write, sentence] of [
    [
      () => writeFileSync(keys, keyText(newKeys())),
      /encrypted with the keys .*, here are .*: it belongs to another trust/,
    ],
    [() => rmSync(keys), /key file .* is missing/],
  ] as const) {
    write();
    const unchanged = await environment.digest();
    const { code, output } = await runCommand('restore', {
      variables: environment.variables,
      args: [good],
    });
    expect([code, output]).toEqual([1, expect.stringMatching(sentence)]);
    expect(await environment.digest()).toBe(unchanged);
    copyFileSync(join(folder, 'keys'), keys);
  }
});

test('the command refuses missing and unknown arguments', async () => {
  for (const args of [[], [good, '--over-everything'], [good, good]]) {
    const { code, output } = await runCommand('restore', {
      variables: environment.variables,
      args,
    });
    expect([code, output]).toEqual([1, expect.stringContaining('Missing backup')]);
  }
  expect(await environment.digest()).toBe(before);
});

test('an unsigned backup is restored only with confirmation, after the accounts were shown', async () => {
  const unsigned = await forgeArchive(good, join(folder, 'unsigned.tar.zst'), {});
  const restore = (...flags: string[]) =>
    runCommand('restore', { variables: environment.variables, args: [unsigned, ...flags] });
  expect((await restore()).output).toMatch(/is not signed: .*--accept-unsigned/);
  const asked = await restore('--accept-unsigned');
  expect([asked.code, asked.output]).toEqual([
    1,
    expect.stringContaining('There is no terminal to ask on'),
  ]);
  expect(asked.output).toMatch(/^ {2}admin {6}active {4}.* <meera@/m);
  expect(await environment.digest()).toBe(before);
  expect((await restore('--accept-unsigned', '--yes')).code).toBe(0);
  expect(await environment.query('select id from surveys')).toHaveLength(1);
});
