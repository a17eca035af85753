// Keys on paper: printed, kept in the safe, and typed in on a new machine.
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openContext } from '#server/startup/open-context.ts';
import { fingerprint } from '#server/vault/fingerprint.ts';
import { earlierKeyFile } from '#server/vault/key-rotation.ts';
import { keyText, newKeys, readKeys } from '#server/vault/keys.ts';
import { temporaryFolder } from '../../support/app/temporary-folder.ts';
import { runCommand } from '../../support/program/command.ts';

let folders: [string, string];
let variables: { DATA_DIR: string };
let elsewhere: { DATA_DIR: string };
beforeEach(async () => {
  folders = [temporaryFolder(), temporaryFolder()];
  [variables, elsewhere] = [{ DATA_DIR: folders[0] }, { DATA_DIR: folders[1] }];
  const { close } = await openContext(readConfig(variables), () => {});
  await close();
});

test('the printed keys make the same key files on another machine, readable by the program’s user only', async () => {
  const { output } = await runCommand('export-keys', { variables });
  expect(output).toContain('never where the backups are');
  const read = await runCommand('import-keys', { variables: elsewhere, input: output });
  expect(read.code, read.output).toBe(0);
  const file = join(elsewhere.DATA_DIR, 'keys');
  expect(readFileSync(file)).toEqual(readFileSync(join(variables.DATA_DIR, 'keys')));
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const again = await runCommand('import-keys', { variables: elsewhere, input: output });
  expect(again.code).toBe(0);
});

test('a mistyped digit, and keys that do not match the database, are refused', async () => {
  const { output } = await runCommand('export-keys', { variables });
  const wrong = output.replace(/^2 {3}\S/m, (start) => (start.endsWith('0') ? '2   1' : '2   0'));
  const read = await runCommand('import-keys', { variables: elsewhere, input: wrong });
  expect([read.code, read.output]).toEqual([
    1,
    expect.stringMatching(/Line 2 is missing or mistyped/),
  ]);

  const { close } = await openContext(readConfig(elsewhere), () => {});
  await close();
  const own = readFileSync(join(elsewhere.DATA_DIR, 'keys'));
  const over = await runCommand('import-keys', { variables: elsewhere, input: output });
  expect([over.code, over.output]).toEqual([1, expect.stringContaining('Take the other paper')]);
  expect(readFileSync(join(elsewhere.DATA_DIR, 'keys'))).toEqual(own);
});

test('existing keys are not overwritten when there is no database to check them against', async () => {
  const file = join(elsewhere.DATA_DIR, 'keys');
  const own = keyText(newKeys());
  writeFileSync(file, own, { mode: 0o600 });
  const { output } = await runCommand('export-keys', { variables });
  const over = await runCommand('import-keys', { variables: elsewhere, input: output });
  expect([over.code, over.output]).toEqual([
    1,
    expect.stringMatching(/no database is here yet.*move/),
  ]);
  expect(readFileSync(file, 'utf8')).toBe(own);
});

test('keys that match the database replace those that do not, which are kept', async () => {
  const file = join(variables.DATA_DIR, 'keys');
  const { output } = await runCommand('export-keys', { variables });
  const [right, wrong] = [readFileSync(file, 'utf8'), newKeys()];
  writeFileSync(file, keyText(wrong));
  await expect(openContext(readConfig(variables), () => {})).rejects.toThrow(
    `Here are ${fingerprint(wrong)}, and it needs ${fingerprint(readKeys(right, file))}`,
  );
  expect((await runCommand('import-keys', { variables, input: output })).code).toBe(0);
  expect(readFileSync(file, 'utf8')).toBe(right);
  expect(readFileSync(earlierKeyFile(variables.DATA_DIR, wrong), 'utf8')).toBe(keyText(wrong));
});

test('without keys, a backup does not suggest printing them', async () => {
  expect((await runCommand('backup', { variables })).output).toContain('export-keys prints them');
  rmSync(join(variables.DATA_DIR, 'keys'));
  const args = [join(variables.DATA_DIR, 'keyless.tar.zst')];
  const { code, output } = await runCommand('backup', { variables, args });
  expect([code, output]).toEqual([0, expect.stringContaining('is missing')]);
  expect(output).not.toContain('export-keys');
});

test('without keys an export fails, and names the missing file', async () => {
  const { code, output } = await runCommand('export-keys', { variables: elsewhere });
  expect([code, output]).toEqual([1, expect.stringMatching(/key file .*keys is missing/)]);
});
