// Anybody could have written an unsigned archive, so each row is checked.
import * as z from 'zod';
import { isFileName } from '#domain/files/files.ts';
import { IMAGE_FORMATS } from '#domain/images/images.ts';
import { VOLUNTEER_STATUSES } from '#domain/volunteers/volunteer.ts';
import { parseJson } from '../db/columns/parse-json.ts';
import type { ArchivedTable } from '../db/tables/table-lists.ts';
import { isNamedBy } from '../files/file-names.ts';
import { fileKey } from '../files/store.ts';
import { blobKeyOf, tableOf } from './archive/entry-names.ts';
import type { Manifest } from './archive/manifest.ts';
import { linesOf, unpackArchive } from './archive/unpack.ts';
import { damagedArchive } from './backup-error.ts';

const MAX_ACCOUNTS = 10_000;
const MAX_TEXT_LENGTH = 1000;

const COLUMN = /^[a-z][a-z0-9_]*$/;

/** A sign-in costs less than 100 MB and ten passes. */
const PASSWORD_HASH = /^\$argon2id\$v=19\$m=\d{1,5},t=\d,p=\d\$[\w+/]+\$[\w+/]+$/;

const shortText = z.string().max(MAX_TEXT_LENGTH);
const accountSchema = z.object({
  name: shortText,
  email: shortText,
  email_key: shortText,
  password_hash: z.string().regex(PASSWORD_HASH),
  status: z.enum(VOLUNTEER_STATUSES),
  is_admin: z.literal([0, 1]),
  deleted_at: shortText.nullable(),
});
export type Account = z.infer<typeof accountSchema>;

const imageSchema = z.object({
  format: z.enum(IMAGE_FORMATS),
  hash: z.string(),
  original: z.string(),
});

const metadataSchema = z.object({ name: z.string(), value: z.string() });

/** @returns the accounts @throws BackupError for rows that the program never writes */
export async function inspectUnsigned(path: string, manifest: Manifest): Promise<Account[]> {
  const accounts: Account[] = [];
  const isValidRow = rowChecks(manifest, accounts);
  for await (const { name, content } of unpackArchive(path, manifest)) {
    const table = tableOf(name);
    if (!table) continue;
    if (!linesOf(content).every((line) => isValidRow(table, line)))
      throw damagedArchive(path, `a row of ${table} is none that the program writes`);
    if (accounts.length > MAX_ACCOUNTS)
      throw damagedArchive(path, 'it has more accounts than can be shown');
  }
  return accounts;
}

function rowChecks({ files, missing, key_check }: Manifest, accounts: Account[]) {
  const contents = new Map(files.map(({ name, sha256 }) => [blobKeyOf(name), sha256]));
  const absent = new Set(missing);
  const rules: Partial<Record<ArchivedTable, (row: unknown) => boolean>> = {
    volunteers: (row) => {
      const { data } = accountSchema.safeParse(row);
      if (data) accounts.push(data);
      return data !== undefined;
    },
    images: isPicture,
    image_trash: isPicture,
    files: isFile,
    withdrawn_files: isWithdrawnFile,
    // Only the verified key check is accepted.
    metadata: (row) => {
      const { data } = metadataSchema.safeParse(row);
      return data !== undefined && (data.name !== 'key_check' || data.value === key_check);
    },
  };
  return (table: ArchivedTable, line: string): boolean => {
    const row = parseJson(line);
    return hasPlainValues(row) && (rules[table]?.(row) ?? true);
  };

  function isPicture(row: unknown): boolean {
    const { data } = imageSchema.safeParse(row);
    if (!data?.original.startsWith('originals/')) return false;
    if (blobKeyOf(`pictures/${data.original}`) === undefined) return false;
    return absent.has(data.original) || contents.get(data.original) === data.hash;
  }

  function isFile(row: unknown): boolean {
    const { data } = z.object({ name: z.string(), file_name: shortText }).safeParse(row);
    if (!data || !isFileName(data.name)) return false;
    const key = fileKey(data.name);
    return absent.has(key) || isNamedBy(data.name, contents.get(key) ?? '');
  }
}

function isWithdrawnFile(row: unknown): boolean {
  const { data } = z.object({ name: z.string() }).safeParse(row);
  return data !== undefined && isFileName(data.name);
}

/** Negative numbers are refused: -1 means all volunteers in the survey counts. */
function hasPlainValues(row: unknown): boolean {
  if (typeof row !== 'object' || row === null) return false;
  return Object.entries(row).every(([column, value]) => {
    const min = column === 'id' ? 1 : 0;
    const isValue = value === null || typeof value === 'string' || Number.isSafeInteger(value);
    return COLUMN.test(column) && isValue && !(typeof value === 'number' && value < min);
  });
}
