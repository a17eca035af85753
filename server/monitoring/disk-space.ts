import { stat, statfs } from 'node:fs/promises';
import { HOUR_MS } from '#domain/durations.ts';
import type { Disk } from '#domain/monitoring/disk-schema.ts';
import type { Config } from '../config.ts';
import type { Job } from '../jobs.ts';
import type { Log } from '../log.ts';

const LOW_SPACE_PERCENT = 80;

type StoragePaths = Pick<Config, 'dataDir' | 'backup'>;

/** The disk of BACKUP_DIR is listed if it exists and is another. */
export async function readDiskSpace({ dataDir, backup }: StoragePaths): Promise<Disk[]> {
  const [data, backups] = await Promise.all([deviceOf(dataDir), deviceOf(backup.dir)]);
  const disks: Promise<Disk>[] = [measure('data', dataDir)];
  if (backups !== undefined && backups !== data) disks.push(measure('backups', backup.dir));
  return Promise.all(disks);
}

/** `df` counts like this: blocks reserved for root are neither used nor free. */
export function usedPercent({ blocks, bfree, bavail }: Record<BlockCount, number>): number {
  const used = blocks - bfree;
  return used + bavail === 0 ? 0 : Math.ceil((100 * used) / (used + bavail));
}
type BlockCount = 'blocks' | 'bfree' | 'bavail';

export function diskSpaceJob(paths: StoragePaths, log: Pick<Log, 'warn'>): Job {
  return {
    everyMs: HOUR_MS,
    run: async () => {
      for (const disk of await readDiskSpace(paths)) {
        if (disk.is_low) log.warn(disk, 'a disk is low on space');
      }
    },
    failure: 'the free disk space could not be read',
  };
}

async function measure(holds: Disk['holds'], folder: string): Promise<Disk> {
  const space = await statfs(folder);
  const used_percent = usedPercent(space);
  const free_bytes = space.bavail * space.bsize;
  return { holds, used_percent, free_bytes, is_low: used_percent >= LOW_SPACE_PERCENT };
}

async function deviceOf(folder: string): Promise<number | undefined> {
  return stat(folder).then(
    ({ dev }) => dev,
    () => undefined,
  );
}
