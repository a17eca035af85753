// How full the disks are that the program writes to. A disk that is full takes no entry any more: an admin is to
// hear of it while there is time.
import { stat, statfs } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Disk } from '#domain/storage-schema.ts';
import type { Config } from './config.ts';
import { every, type StopJob } from './jobs.ts';

/** Percent of a disk from which on it is low on space. */
const LOW_FROM = 80;
const EVERY_MS = 60 * 60 * 1000;

type Places = Pick<Config, 'dataDir' | 'backup'>;

/** The disk with DATA_DIR, and that with BACKUP_DIR where it is another. One that is not there is left out. */
export async function diskSpace({ dataDir, backup }: Places): Promise<Disk[]> {
  const [data, backups] = await Promise.all([deviceOf(dataDir), deviceOf(backup.dir)]);
  const disks: Promise<Disk>[] = [measure('data', dataDir)];
  if (backups !== undefined && backups !== data) disks.push(measure('backups', backup.dir));
  return Promise.all(disks);
}

/** As `df` has it: what only root may use is neither used nor free. */
export function usedPercent({ blocks, bfree, bavail }: Record<Counted, number>): number {
  const used = blocks - bfree;
  return used + bavail === 0 ? 0 : Math.ceil((100 * used) / (used + bavail));
}
type Counted = 'blocks' | 'bfree' | 'bavail';

/** Now and every hour. */
export function watchDiskSpace(places: Places, log: Pick<FastifyBaseLogger, 'warn'>): StopJob {
  return every(
    { everyMs: EVERY_MS },
    async () => {
      for (const disk of await diskSpace(places)) {
        if (disk.is_low) log.warn(disk, 'a disk is low on space');
      }
    },
    (err) => log.warn({ err }, 'the space on the disks could not be looked up'),
  );
}

async function measure(holds: Disk['holds'], folder: string): Promise<Disk> {
  const space = await statfs(folder);
  const used_percent = usedPercent(space);
  const free_bytes = space.bavail * space.bsize;
  return { holds, used_percent, free_bytes, is_low: used_percent >= LOW_FROM };
}

async function deviceOf(folder: string): Promise<number | undefined> {
  return stat(folder).then(
    ({ dev }) => dev,
    () => undefined,
  );
}
