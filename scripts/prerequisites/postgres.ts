import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { install } from './install.ts';

const DEBIAN = '/usr/lib/postgresql';
const HOMEBREW = ['/opt/homebrew/opt/postgresql@18/bin', '/usr/local/opt/postgresql@18/bin'];

/** PG_BIN, the newest installed version, or one on the PATH. */
export function findPostgres(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const newestFirst = versions.map(Number).sort((a, b) => b - a);
  const places = [
    process.env.PG_BIN ?? '',
    ...newestFirst.map((version) => join(DEBIAN, String(version), 'bin')),
    ...HOMEBREW,
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return places.find((place) => place !== '' && existsSync(join(place, 'initdb')));
}

/** @throws Error if there is none and none can be installed */
export function needPostgres(): string {
  const found = findPostgres() ?? (installPostgres() ? findPostgres() : undefined);
  if (found) return found;
  throw new Error(
    'The API stories need a PostgreSQL, and it could not be installed here: install it, or set PG_BIN to the folder of initdb, or TEST_POSTGRES_URL to a server.',
  );
}

function installPostgres(): boolean {
  return install({
    apt: 'postgresql',
    dnf: 'postgresql-contrib',
    pacman: 'postgresql',
    apk: 'postgresql-contrib',
    brew: 'postgresql@18',
  });
}
