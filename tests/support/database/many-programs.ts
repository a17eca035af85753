// Several programs of one trust, each with its own data folder and port.
import { keyText, newKeys } from '#server/vault/keys.ts';
import { temporaryFolder } from '../app/temporary-folder.ts';
import { type Program, startProgram } from '../program/program.ts';
import { copyStartedBesidePostgres, startedKeys } from '../program/started-trust.ts';

export interface ProgramCluster {
  programs: Program[];
  folders: string[];
  keys: string;
  restart: (which: number, signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
  close: () => Promise<(number | null)[]>;
}

/** Starts all at once. @param from the cluster of `startStartedCluster`, or an empty database */
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
