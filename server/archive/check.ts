// Whether an archive is whole: every byte is read and compared with what its manifest says.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { isFromDevelopment, newerMigration } from '../db/schema-age.ts';
import { FORMAT, MANIFEST_NAME, type Manifest, manifestShape, tablesOf } from './manifest.ts';
import { ArchiveRefused } from './refused.ts';
import { tableDigest } from './rows.ts';
import { ARCHIVED_TABLES, type ArchivedTable } from './tables.ts';
import { unpackArchive } from './unpack.ts';

const toldFirst = manifestShape.pick({ archive: true, format: true, schema: true });
const PICTURE = /^pictures\/(?:originals|variants\/[\w-]+)\/[\w.-]+$/;
const PART_OF_TABLE = /^database\/(\w+)\/\d+\.jsonl$/;

export const pictureKeyOf = (name: string): string | undefined =>
  PICTURE.test(name) ? name.slice('pictures/'.length) : undefined;

export function tableOf(name: string): ArchivedTable | undefined {
  const [, table] = PART_OF_TABLE.exec(name) ?? [];
  return ARCHIVED_TABLES.find((known) => known === table);
}

/** @throws ArchiveRefused when it is not there, not ours, of another version's schema, or not whole */
export async function checkArchive(path: string): Promise<Manifest> {
  if (!existsSync(path))
    throw new ArchiveRefused(`There is no file ${path}. Give its whole path, from the first /.`);
  const seen = new Map<string, { bytes: number; sha256: string }>();
  const digests = new Map(ARCHIVED_TABLES.map((table) => [table, tableDigest()]));
  let manifest: Manifest | undefined;
  try {
    for await (const { name, content } of unpackArchive(path)) {
      if (name === MANIFEST_NAME) {
        manifest = readManifest(path, content);
        continue;
      }
      if (seen.has(name)) throw damaged(path, `${name} is in it twice`);
      const sha256 = createHash('sha256').update(content).digest('hex');
      seen.set(name, { bytes: content.length, sha256 });
      const table = tableOf(name);
      if (table) for (const line of linesOf(content)) digests.get(table)?.add(line);
    }
  } catch (error) {
    if (error instanceof ArchiveRefused) throw error;
    throw damaged(path, error instanceof Error ? error.message : String(error), error);
  }
  if (!manifest) throw damaged(path, `it has no ${MANIFEST_NAME}`);
  expectFiles(path, manifest, seen);
  for (const { table, rows, digest } of tablesOf(manifest)) {
    const found = digests.get(table)?.result();
    if (found?.rows !== rows || found.digest !== digest) {
      throw damaged(path, `the rows of ${table} are not all there`);
    }
  }
  return manifest;
}

export function linesOf(content: Buffer): string[] {
  return content.toString('utf8').split('\n').filter(Boolean);
}

function expectFiles(
  path: string,
  { files }: Manifest,
  seen: Map<string, { bytes: number; sha256: string }>,
): void {
  const wrong = files.find(({ name, sha256 }) => seen.get(name)?.sha256 !== sha256);
  if (wrong) throw damaged(path, `${wrong.name} is not what it was`);
  const known = new Set(files.map(({ name }) => name));
  const foreign = [...seen.keys()].find((name) => !known.has(name));
  if (foreign) throw damaged(path, `${foreign} does not belong in it`);
}

function readManifest(path: string, content: Buffer): Manifest {
  refuseForeign(path, content);
  const { data } = manifestShape.safeParse(parsed(content));
  if (!data) throw new ArchiveRefused(`${path} is no backup of Adhyay. Nothing was changed.`);
  return data;
}

/** Before anything else is looked at: it may hold tables that this program does not know. */
function refuseForeign(path: string, content: Buffer): void {
  const { data } = toldFirst.safeParse(parsed(content));
  if (!data) return;
  if (isFromDevelopment(data.schema)) {
    throw new ArchiveRefused(
      `${path} was made by a development version of Adhyay, and only that version can restore it. Nothing was changed.`,
    );
  }
  if (data.format > FORMAT || newerMigration(data.schema)) throw newer(path);
}

function parsed(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString('utf8'));
  } catch {
    return undefined;
  }
}

function newer(path: string): ArchiveRefused {
  return new ArchiveRefused(
    `${path} was made by a newer Adhyay than this one: bring the program up to date first. Nothing was changed.`,
  );
}

function damaged(path: string, reason: string, cause?: unknown): ArchiveRefused {
  return new ArchiveRefused(
    `${path} is damaged or no backup of Adhyay (${reason}). Nothing was changed; take another one.`,
    { cause },
  );
}
