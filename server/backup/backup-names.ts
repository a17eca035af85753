import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SECOND_MS } from '#domain/durations.ts';

/** Only nightly backups are deleted automatically. */
export type ArchiveKind = 'adhyay' | 'nightly' | 'before-restore' | 'before-new-keys';

/** Names sort by time: `nightly-2026-11-21T023000Z.tar.zst`. A taken name becomes that of the next second. */
export function archivePath(folder: string, kind: ArchiveKind, madeAt: Date): string {
  const path = join(folder, `${kind}-${timestamp(madeAt)}.tar.zst`);
  const later = new Date(madeAt.getTime() + SECOND_MS);
  return existsSync(path) ? archivePath(folder, kind, later) : path;
}

export const isNightly = (name: string): boolean =>
  /^nightly-\d{4}-\d\d-\d\dT\d{6}Z\.tar\.zst$/.test(name);

export const nameWhenComplete = (name: string): string | undefined =>
  /^(.*\.tar\.zst)\.\d+\.tmp$/.exec(name)?.[1];

const timestamp = (time: Date) => `${time.toISOString().slice(0, 19).replaceAll(':', '')}Z`;
