// A trust as its first start leaves it, made once and copied: a data folder, and a PostgreSQL cluster with the data
// folder that belongs to it. Copying saves each test the 350 pictures of a first start and the encoding of their
// variants. The copies' source lies in node_modules/.cache, named by a hash of the program.
import { createHash } from 'node:crypto';
import {
  constants,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SETTINGS_MARK } from '#server/images/processing/encode.ts';
import { dataMarker } from '#server/startup/data-marker.ts';
import { queryPostgres } from '../app/ask.ts';
import { type Cluster, startCluster } from '../database/postgres-cluster.ts';
import { startProgram } from './program.ts';

const root = join(import.meta.dirname, '../../..');
const cache = join(root, 'node_modules/.cache/adhyay-started');
/** Whatever a first start depends on. */
const PROGRAM = ['{domain,server,content}/**/*.ts', 'drawn/**/*.json', 'package-lock.json'];
/** The encoder has nothing to do: a variant that is missing is made when it is asked for. */
const MARK_VARIANTS = `update images set variants_mark = '${SETTINGS_MARK}'`;

/** Vitest's and Playwright's globalSetup; the tests are told the place in their environment. */
export default async function makeStartedTrusts(): Promise<void> {
  const place = join(cache, hashOfProgram());
  process.env.STARTED_TRUSTS = place;
  if (existsSync(place)) return;
  mkdirSync(cache, { recursive: true });
  const making = mkdtempSync(`${place}.`);
  await startOnSqlite(making);
  await startOnPostgres(making);
  replaceEarlier(making, place);
}

/** @param folder empty, or not there */
export const copyStarted = (folder: string): void => copyFolder(placeOf('sqlite'), folder);

/** The data folder of a trust whose database is in the cluster of `startStartedCluster`. */
export const copyStartedBesidePostgres = (folder: string): void =>
  copyFolder(placeOf('postgres'), folder);

export const startStartedCluster = (): Cluster => startCluster('off', placeOf('cluster'));

/** The keys of every copy. */
export const startedKeys = (of: 'sqlite' | 'postgres'): string =>
  readFileSync(join(placeOf(of), 'keys'), 'utf8');

function placeOf(what: 'sqlite' | 'postgres' | 'cluster'): string {
  return join(process.env.STARTED_TRUSTS ?? '', what);
}

const copyFolder = (from: string, to: string): void =>
  cpSync(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });

function hashOfProgram(): string {
  const hash = createHash('sha256');
  for (const name of globSync(PROGRAM, { cwd: root }).sort()) {
    hash.update(name).update(readFileSync(join(root, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

async function startOnSqlite(place: string): Promise<void> {
  const folder = join(place, 'sqlite');
  await startOnce(folder);
  const database = new DatabaseSync(join(folder, 'adhyay.sqlite'));
  database.exec(MARK_VARIANTS);
  database.close();
}

async function startOnPostgres(place: string): Promise<void> {
  const cluster = startCluster();
  await startOnce(join(place, 'postgres'), { DATABASE_URL: cluster.url });
  await queryPostgres(cluster.url, MARK_VARIANTS);
  cluster.stop(join(place, 'cluster'));
}

async function startOnce(folder: string, variables: Record<string, string> = {}): Promise<void> {
  const program = await startProgram({ DATA_DIR: folder, ...variables });
  if ((await program.stop('SIGTERM')) !== 0) throw new Error(program.output());
  rmSync(dataMarker(folder), { force: true });
}

/** Of two runs that make the same at once, one is first. */
function replaceEarlier(making: string, place: string): void {
  try {
    renameSync(making, place);
  } catch {
    rmSync(making, { recursive: true, force: true });
  }
  for (const name of readdirSync(cache)) {
    const isOurs = name.startsWith(basename(place));
    if (!isOurs) rmSync(join(cache, name), { recursive: true, force: true });
  }
}
