// Files in DATA_DIR are for the program's user only; keys that others can read are refused.
import { chmodSync, copyFileSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openContext } from '#server/startup/open-context.ts';
import { earlierKeys, newKeyFile } from '#server/vault/key-rotation.ts';
import { temporaryFolder } from '../support/app/temporary-folder.ts';
import { runCommand } from '../support/program/command.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = join(temporaryFolder(), 'data');
});

const open = () => openContext(readConfig({ DATA_DIR: dataDir }), () => {});
const start = () => open().then(({ close }) => close());
const modes = () =>
  readdirSync(dataDir)
    .filter((name) => statSync(join(dataDir, name)).isFile())
    .map((name) => [name, (statSync(join(dataDir, name)).mode & 0o777).toString(8)]);

test('the database, its side files and the keys are readable by their owner only', async () => {
  // The operator may create the folder readable for all.
  mkdirSync(dataDir, { mode: 0o755 });
  const { close } = await open();
  expect(modes()).toEqual(
    ['adhyay.sqlite', 'adhyay.sqlite-shm', 'adhyay.sqlite-wal', 'keys'].map((name) => [
      name,
      '600',
    ]),
  );
  await close();
});

test.each(['644', '640', '604', '660'])(
  'keys with the mode %s stop the start with the command that fixes it',
  async (mode) => {
    await start();
    const keys = join(dataDir, 'keys');
    chmodSync(keys, Number.parseInt(mode, 8));
    await expect(start()).rejects.toThrow(
      `Others on this machine can read the key file ${keys}. Close it with: chmod 600 ${keys}`,
    );
    chmodSync(keys, 0o400);
    await start();
  },
);

test('the keys of a rotation, begun or completed, need the same mode', async () => {
  await start();
  const keys = join(dataDir, 'keys');
  copyFileSync(keys, newKeyFile(dataDir));
  chmodSync(newKeyFile(dataDir), 0o644);
  await expect(start()).rejects.toThrow(`chmod 600 ${newKeyFile(dataDir)}`);
  const earlier = join(dataDir, 'keys.12AB-34CD-56EF-7890');
  copyFileSync(keys, earlier);
  chmodSync(earlier, 0o644);
  expect(() => earlierKeys(dataDir)).toThrow(`chmod 600 ${earlier}`);
});

test('commands refuse such keys, and a backup, which contains no key, is still made', async () => {
  await start();
  const variables = { DATA_DIR: dataDir };
  chmodSync(join(dataDir, 'keys'), 0o644);
  const { code, output } = await runCommand('export-keys', { variables });
  expect([code, output]).toEqual([1, expect.stringMatching(/^Others on this machine can read/)]);
  expect((await runCommand('backup', { variables })).code).toBe(0);
});
