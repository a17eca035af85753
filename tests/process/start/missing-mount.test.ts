// A start without the disk of DATA_DIR creates no empty trust in its place.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { dataMarker, writeDataMarker } from '#server/startup/data-marker.ts';
import { openContext } from '#server/startup/open-context.ts';
import { temporaryFolder } from '../../support/app/temporary-folder.ts';
import { startProgram } from '../../support/program/program.ts';
import { copyStarted } from '../../support/program/started-trust.ts';

let disk: string;
let dataDir: string;
beforeEach(() => {
  disk = temporaryFolder();
  dataDir = join(disk, 'data');
});

const open = (more: Record<string, string> = {}) =>
  openContext(readConfig({ DATA_DIR: dataDir, ...more }), () => {}).then(({ close }) => close());

test('only the last folder of DATA_DIR is created', async () => {
  dataDir = join(disk, 'adhyay', 'data');
  await expect(open()).rejects.toThrow(
    `DATA_DIR (${dataDir}) cannot be written: the folder that it is in, ${dirname(dataDir)}, is missing.`,
  );
  expect(readdirSync(disk)).toEqual([]);
  mkdirSync(dirname(dataDir));
  await open();
  expect(existsSync(join(dataDir, 'adhyay.sqlite'))).toBe(true);
});

test('after a start, an empty or missing data folder stops the next one', async () => {
  copyStarted(dataDir);
  const program = await startProgram({ DATA_DIR: dataDir });
  await program.stop('SIGTERM');
  const away = join(disk, 'away');
  renameSync(dataDir, away);
  for (const mountPoint of [undefined, dataDir]) {
    if (mountPoint) mkdirSync(mountPoint);
    await expect(open()).rejects.toThrow(
      `There is no data in ${dataDir}, and ${dataMarker(dataDir)} says that a trust has begun there.`,
    );
    expect(existsSync(dataDir) && readdirSync(dataDir)).toEqual(mountPoint ? [] : false);
  }
  rmSync(dataDir, { recursive: true });
  renameSync(away, dataDir);
  await open();
  renameSync(dataDir, away);
  rmSync(dataMarker(dataDir));
  await open();
});

test('with DATA_EXPECTED no new trust begins, and an existing one starts', async () => {
  await expect(open({ DATA_EXPECTED: '1' })).rejects.toThrow(
    /^There is no data in .*, and DATA_EXPECTED says that there is/,
  );
  expect(readdirSync(disk)).toEqual([]);
  await open();
  await open({ DATA_EXPECTED: '1' });
});

test('without write access beside the data, the start continues without the marker', () => {
  expect(() => writeDataMarker('/proc/self/data')).not.toThrow();
});
