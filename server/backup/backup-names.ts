/** Only nightly backups are deleted automatically. */
export type ArchiveKind = 'adhyay' | 'nightly' | 'before-restore' | 'before-new-keys';

/** `nightly-2026-11-21T023000Z.tar.zst`: the names sort by time. */
export const archiveName = (kind: ArchiveKind, madeAt: Date): string =>
  `${kind}-${madeAt.toISOString().slice(0, 19).replaceAll(':', '')}Z.tar.zst`;

export const isNightly = (name: string): boolean =>
  /^nightly-\d{4}-\d\d-\d\dT\d{6}Z\.tar\.zst$/.test(name);
