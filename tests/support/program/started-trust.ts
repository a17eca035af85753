// Data folders and a PostgreSQL cluster after a first start, created once and copied by each test: a first
// start stores 350 images and encodes their variants. The originals are in node_modules/.cache, named by a hash
// of the program.
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
import { ENCODER_SETTINGS_HASH } from '#server/images/processing/encode.ts';
import { dataMarker } from '#server/startup/data-marker.ts';
import { queryPostgres, querySqlite } from '../app/query-database.ts';
import { temporaryFolder } from '../app/temporary-folder.ts';
import { type Cluster, startCluster } from '../database/postgres-cluster.ts';
import { keepFewPictures } from './few-pictures.ts';
import { startProgram } from './program.ts';

const root = join(import.meta.dirname, '../../..');
const cache = join(root, 'node_modules/.cache/adhyay-started');
/** Everything that a first start depends on. */
const PROGRAM = [
  '{domain,server,content}/**/*.ts',
  'drawn/**/*.json',
  'package-lock.json',
  'tests/support/program/{few-pictures,started-trust}.ts',
];
/** Keeps the encoder idle: a missing variant is made on request. */
const MARK_VARIANTS = `update images set variants_mark = '${ENCODER_SETTINGS_HASH}'`;

/** Vitest's and Playwright's globalSetup; STARTED_TRUSTS and EMPTY_CLUSTER tell the tests the folders. */
export default async function makeStartedTrusts(): Promise<void> {
  const place = join(cache, hashOfProgram());
  if (!existsSync(place)) {
    mkdirSync(cache, { recursive: true });
    const making = mkdtempSync(`${place}.`);
    await Promise.all([startOnSqlite(making), startOnPostgres(making)]);
    replaceEarlier(making, place);
  }
  process.env.STARTED_TRUSTS = place;
  process.env.EMPTY_CLUSTER = placeOf('empty-cluster');
}

/** With few pictures. @param folder empty or missing */
export const copyStarted = (folder: string): void => copyFolder(placeOf('sqlite'), folder);

/** For tests that look at pages. @param folder empty or missing */
export const copyStartedWithAllPictures = (folder: string): void =>
  copyFolder(placeOf('all-pictures'), folder);

export function startedFolder(): string {
  const folder = temporaryFolder();
  copyStarted(folder);
  return folder;
}

/** The data folder that belongs to the cluster of `startStartedCluster`. */
export const copyStartedBesidePostgres = (folder: string): void =>
  copyFolder(placeOf('postgres'), folder);

export const startStartedCluster = (): Cluster => startCluster('off', placeOf('cluster'));

export const startedKeys = (of: 'sqlite' | 'postgres'): string =>
  readFileSync(join(placeOf(of), 'keys'), 'utf8');

function placeOf(
  what: 'sqlite' | 'all-pictures' | 'postgres' | 'cluster' | 'empty-cluster',
): string {
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
  const folder = join(place, 'all-pictures');
  await startOnce(folder);
  querySqlite(folder, MARK_VARIANTS);
  const withFew = join(place, 'sqlite');
  copyFolder(folder, withFew);
  await keepFewPictures(async (query) => querySqlite(withFew, query), withFew);
}

async function startOnPostgres(place: string): Promise<void> {
  const empty = join(place, 'empty-cluster');
  startCluster().stop(empty);
  const cluster = startCluster('off', empty);
  const folder = join(place, 'postgres');
  await startOnce(folder, { DATABASE_URL: cluster.url });
  await queryPostgres(cluster.url, MARK_VARIANTS);
  await keepFewPictures((query) => queryPostgres(cluster.url, query), folder);
  cluster.stop(join(place, 'cluster'));
}

async function startOnce(folder: string, variables: Record<string, string> = {}): Promise<void> {
  const program = await startProgram({ DATA_DIR: folder, ...variables });
  if ((await program.stop('SIGTERM')) !== 0) throw new Error(program.output());
  rmSync(dataMarker(folder), { force: true });
}

/** The first of two simultaneous runs wins. */
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
