// The manifest comes last, because it lists everything before it.
import * as z from 'zod';
import { MAX_ID } from '#domain/ids.ts';
import { ARCHIVED_TABLES } from '../../db/tables/table-lists.ts';
import { maxBytes, tableOf } from './entry-names.ts';

export const MANIFEST_NAME = 'manifest.json';
const PROGRAM = 'adhyay';
/** Increased when older programs cannot read what this one writes. */
export const FORMAT = 2;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.int().min(0);

const file = z
  .object({ name: z.string(), bytes: count, sha256 })
  .refine(({ name, bytes }) => bytes <= maxBytes(name), 'it lists a file that no backup contains');

const manifestFields = z.object({
  archive: z.literal(PROGRAM),
  format: z.int(),
  made_at: z.iso.datetime(),
  schema: z.array(z.string()).min(1),
  key_check: z.string(),
  /** Absent if the backup was made without keys. */
  fingerprint: z.string().optional(),
  tables: z.partialRecord(
    z.enum(ARCHIVED_TABLES),
    z.object({
      rows: count,
      digest: sha256,
      last_number: count.max(MAX_ID).optional(),
    }),
  ),
  files: z.array(file),
  /** Originals that a row names but the blob store no longer had. */
  missing: z.array(z.string()),
});

export const manifestSchema = manifestFields
  .refine(
    ({ files }) => new Set(files.map(({ name }) => name)).size === files.length,
    'it names a file twice',
  )
  .refine(
    ({ files, tables }) =>
      files.every(({ name }) => {
        const table = tableOf(name);
        return !table || tables[table] !== undefined;
      }),
    'it does not list a table that it contains',
  );

/** A picture has up to 13 files. */
const MAX_FILES = 1_000_000;
const MAX_TABLES = 1000;
const shortList = z.array(z.unknown()).max(MAX_FILES);

/** Parsed first: the rest may be from a newer program, or huge. */
export const manifestHeaderSchema = manifestFields.pick({ archive: true, format: true }).extend({
  schema: z.array(z.string()),
  files: shortList,
  missing: shortList,
  tables: z.looseObject({}).refine((tables) => Object.keys(tables).length < MAX_TABLES),
});
export type Manifest = z.infer<typeof manifestSchema>;

export const tablesOf = ({ tables }: Manifest) =>
  ARCHIVED_TABLES.flatMap((table) => {
    const recorded = tables[table];
    return recorded ? [{ table, ...recorded }] : [];
  });

export const newManifest = (
  madeAt: Date,
  schema: string[],
  keys: Pick<Manifest, 'key_check' | 'fingerprint'>,
): Manifest => ({
  archive: PROGRAM,
  format: FORMAT,
  made_at: madeAt.toISOString(),
  schema,
  ...keys,
  tables: {},
  files: [],
  missing: [],
});
