// What an archive says of itself. It stands at its end, when everything before it is known.
import * as z from 'zod';
import { ARCHIVED_TABLES } from './tables.ts';

export const MANIFEST_NAME = 'manifest.json';
const PROGRAM = 'adhyay';
/** Goes up when an older program could not read what a newer one writes. */
export const FORMAT = 1;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

export const manifestShape = z.object({
  archive: z.literal(PROGRAM),
  format: z.int(),
  made_at: z.iso.datetime(),
  /** The migrations that the database has gone through. */
  schema: z.array(z.string()),
  /** What only the right keys open. */
  key_check: z.string(),
  /** Theirs, as it stands on the paper; archives of before 2026-11-21, or made without keys, do not say it. */
  fingerprint: z.string().optional(),
  tables: z.partialRecord(
    z.enum(ARCHIVED_TABLES),
    z.object({
      rows: z.int(),
      /** Of all rows, whatever their order (rows.ts). */
      digest: sha256,
      /** The last number that the database has given. */
      last_number: z.int().optional(),
    }),
  ),
  files: z.array(z.object({ name: z.string(), bytes: z.int(), sha256 })),
  /** Originals that a picture's row names and the store no longer had. */
  missing: z.array(z.string()),
});
export type Manifest = z.infer<typeof manifestShape>;

/** What it says of each table that it holds. */
export const tablesOf = ({ tables }: Manifest) =>
  ARCHIVED_TABLES.flatMap((table) => {
    const told = tables[table];
    return told ? [{ table, ...told }] : [];
  });

export const newManifest = (
  made: Date,
  schema: string[],
  keys: Pick<Manifest, 'key_check' | 'fingerprint'>,
): Manifest => ({
  archive: PROGRAM,
  format: FORMAT,
  made_at: made.toISOString(),
  schema,
  ...keys,
  tables: {},
  files: [],
  missing: [],
});
