import { statfsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/app/temporary-folder.ts';
import { readDiskSpace, usedPercent } from './disk-space.ts';

test.each([
  ['an empty one', { blocks: 1000, bfree: 1000, bavail: 950 }, 0],
  [
    'one that is nearly low, without the part of root',
    { blocks: 1000, bfree: 258, bavail: 208 },
    79,
  ],
  ['one that is low', { blocks: 1000, bfree: 250, bavail: 180 }, 81],
  ['a full one', { blocks: 1000, bfree: 50, bavail: 0 }, 100],
  ['one that counts no blocks', { blocks: 0, bfree: 0, bavail: 0 }, 0],
])('the used share of %s matches df', (_, space, percent) => {
  expect(usedPercent(space)).toBe(percent);
});

test('a backup folder on the same disk, or a missing one, is not a second disk', async () => {
  const dataDir = temporaryFolder();
  const backup = { dir: join(dataDir, 'backups'), at: '02:30', keep: 7 };
  const here = await readDiskSpace({ dataDir, backup: { ...backup, dir: dataDir } });
  expect(here.map(({ holds }) => holds)).toEqual(['data']);
  expect(await readDiskSpace({ dataDir, backup })).toHaveLength(1);
  const { blocks, bsize } = statfsSync(dataDir);
  expect(here[0]?.free_bytes).toBeLessThanOrEqual(blocks * bsize);
});

test.runIf(process.platform === 'linux')(
  'backups on another disk are reported separately',
  async () => {
    const backup = { dir: '/proc', at: '02:30', keep: 7 };
    const disks = await readDiskSpace({ dataDir: temporaryFolder(), backup });
    expect(disks.map(({ holds }) => holds)).toEqual(['data', 'backups']);
  },
);
