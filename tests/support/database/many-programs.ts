// Several programs of one trust, each on a data folder and a port of its own.
import { keyText, newKeys } from '#server/vault/keys.ts';
import { temporaryFolder } from '../app/temporary-folder.ts';
import { type Program, startProgram } from '../program/program.ts';
import { copyStartedBesidePostgres, startedKeys } from '../program/started-trust.ts';

export interface ProgramCluster {
  /** In their order, which a restart keeps. */
  programs: Program[];
  folders: string[];
  keys: string;
  /** Ends one and starts it again where it was. */
  restart: (which: number, signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
  /** The exit codes. */
  close: () => Promise<(number | null)[]>;
}

/**
 * All at the same moment.
 * @param shared what they have in common: the database, the bucket
 * @param from the cluster of `startStartedCluster`, or an empty database
 */
export async function startPrograms(
  number: number,
  shared: Record<string, string>,
  from: 'nothing' | 'startedCluster' = 'nothing',
): Promise<ProgramCluster> {
  const folders = Array.from({ length: number }, () => temporaryFolder());
  if (from === 'startedCluster') for (const folder of folders) copyStartedBesidePostgres(folder);
  const keys = from === 'startedCluster' ? startedKeys('postgres') : keyText(newKeys());
  const start = (folder: string, more = {}) =>
    startProgram({ LOG_LEVEL: 'warn', ...shared, DATA_KEYS: keys, DATA_DIR: folder, ...more });
  const programs = await Promise.all(folders.map((folder) => start(folder)));
  return {
    programs,
    folders,
    keys,
    restart: async (which, signal) => {
      const [old, folder] = [programs[which], folders[which]];
      if (!old || !folder) throw new Error(`There is no program ${which}`);
      const code = await old.stop(signal);
      programs[which] = await start(folder, { PORT: new URL(old.address).port });
      return code;
    },
    close: () => Promise.all(programs.map(({ stop }) => stop('SIGTERM'))),
  };
}
