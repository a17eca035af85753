// What an archive says of itself. It stands at its end, when everything before it is known.
import * as z from 'zod';
import { maxBytes, tableOf } from './entry-names.ts';
import { ARCHIVED_TABLES } from './tables.ts';

export const MANIFEST_NAME = 'manifest.json';
const PROGRAM = 'adhyay';
/** Goes up when an older program could not read what a newer one writes. */
export const FORMAT = 2;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.int().min(0);
/** As far as PostgreSQL numbers rows. */
const LAST_NUMBER = 2 ** 31 - 1;

const file = z
  .object({ name: z.string(), bytes: count, sha256 })
  .refine(({ name, bytes }) => bytes <= maxBytes(name), 'it names what no backup holds');

const manifestFields = z.object({
  archive: z.literal(PROGRAM),
  format: z.int(),
  made_at: z.iso.datetime(),
  /** The migrations that the database has gone through. */
  schema: z.array(z.string()).min(1),
  /** What only the right keys open. */
  key_check: z.string(),
  /** Theirs, as it stands on the paper; one that was made without keys does not say it. */
  fingerprint: z.string().optional(),
  tables: z.partialRecord(
    z.enum(ARCHIVED_TABLES),
    z.object({
      rows: count,
      /** Of all rows, whatever their order (rows.ts). */
      digest: sha256,
      /** The last number that the database has given. */
      last_number: count.max(LAST_NUMBER).optional(),
    }),
  ),
  /** In the order in which they lie in it. */
  files: z.array(file),
  /** Originals that a picture's row names and the store no longer had. */
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
    'it says nothing of a table that is in it',
  );

/** So many files have room in it. */
const MAX_ITEMS = 100_000;
const shortList = z.array(z.unknown()).max(MAX_ITEMS);

/** Read before anything else: the rest may be of a newer program, or of somebody who writes a million of everything. */
export const manifestHeaderSchema = manifestFields.pick({ archive: true, format: true }).extend({
  schema: z.array(z.string()),
  files: shortList,
  missing: shortList,
  tables: z.looseObject({}).refine((tables) => Object.keys(tables).length < MAX_ITEMS),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** What it says of each table that it holds. */
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
