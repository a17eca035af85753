import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';

export interface RenderTask {
  /** Changes with the drawing and the encoder settings. */
  inputHash: string;
  files: readonly string[];
  write: () => Promise<unknown>;
}

export function hashInputs(...parts: unknown[]): string {
  return hash('sha256', JSON.stringify(parts));
}

/** @param folder other files in it are removed @param list file with the hashes of the last run */
export async function renderChanged(
  folder: string,
  list: string,
  tasks: readonly RenderTask[],
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const known = new Set<string>(existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []);
  const exists = (file: string) => existsSync(join(folder, file));
  const isUnchanged = ({ inputHash, files }: RenderTask) =>
    known.has(inputHash) && files.every(exists);
  const changed = tasks.filter((task) => !isUnchanged(task));
  const unchangedHashes = tasks.filter(isUnchanged).map(({ inputHash }) => inputHash);
  // An interrupted run leaves files that no hash of the list stands for.
  writeFileSync(list, JSON.stringify(unchangedHashes));
  const limit = pLimit(availableParallelism());
  await Promise.all(changed.map((task) => limit(task.write)));
  removeOthers(folder, new Set(tasks.flatMap(({ files }) => files)));
  writeFileSync(list, JSON.stringify(tasks.map(({ inputHash }) => inputHash)));
}

function removeOthers(folder: string, files: ReadonlySet<string>): void {
  for (const name of readdirSync(folder)) if (!files.has(name)) rmSync(join(folder, name));
}
