// /readyz reports problems before visitors notice them; /healthz only says that the program runs.
import { copyFileSync, mkdtempSync, renameSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { refuseFullDisk } from '#server/startup/readiness-check.ts';
import { type Program, startProgram } from '../../support/program/program.ts';
import { fillDisk, mountSmallDisk, unmount } from '../../support/program/small-disk.ts';
import { copyStarted } from '../../support/program/started-trust.ts';

/** Readiness is checked once a second. */
const SOON = { timeout: 10_000 };
const MIB = 2 ** 20;

async function statusOf({ address }: Program, path: '/readyz' | '/healthz'): Promise<number> {
  return (await fetch(address + path)).status;
}

async function started(dataDir: string): Promise<Program> {
  copyStarted(dataDir);
  const program = await startProgram({ DATA_DIR: dataDir });
  onTestFinished(() => void program.child.kill('SIGKILL'));
  expect(await statusOf(program, '/readyz')).toBe(200);
  return program;
}

test.each([
  ['deleted', (file: string) => rmSync(file)],
  [
    'replaced by a copy',
    (file: string) => {
      copyFileSync(file, `${file}.copy`);
      renameSync(`${file}.copy`, file);
    },
  ],
])('the program is not ready after the database file was %s', async (_, harm) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'adhyay-ready-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const program = await started(dataDir);
  harm(join(dataDir, 'adhyay.sqlite'));
  await expect.poll(() => statusOf(program, '/readyz'), SOON).toBe(503);
  expect(await statusOf(program, '/healthz')).toBe(200);
  expect(program.output()).not.toContain('"level":50');
});

const disk = mountSmallDisk();
const way = disk ? 'on a tmpfs' : 'by the rule alone, as no tmpfs can be mounted';

test(`the program is not ready with too little disk space, and ready again with enough (${way})`, async () => {
  await (disk ? onSmallDisk(disk) : byRule(tmpdir()));
});

async function onSmallDisk(dataDir: string): Promise<void> {
  onTestFinished(() => unmount(dataDir));
  const program = await started(dataDir);
  const clear = fillDisk(dataDir, 20 * MIB);
  await expect.poll(() => statusOf(program, '/readyz'), SOON).toBe(503);
  clear();
  await expect.poll(() => statusOf(program, '/readyz'), SOON).toBe(200);
}

async function byRule(folder: string): Promise<void> {
  const { bavail, bsize } = statfsSync(folder);
  await expect(refuseFullDisk(folder, 2 * bavail * bsize)).rejects.toThrow('hardly any space');
  await refuseFullDisk(folder, 0);
}
