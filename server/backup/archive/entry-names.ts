// Other names are never read, written or shown.
import { MAX_DOCUMENT_BYTES } from '#domain/website/website-schema.ts';
import { ARCHIVED_TABLES, type ArchivedTable } from '../../db/tables/table-lists.ts';
import { README_NAME } from './readme.ts';

const KIB = 1024;
const MIB = KIB * KIB;

/** A part ends with the row that reaches this size. */
export const PART_BYTES = 4 * MIB;
/** The longest row has two documents of the website as JSON with escaped bytes. */
export const MAX_LINE_BYTES = 5 * MAX_DOCUMENT_BYTES;
const MAX_PART_BYTES = PART_BYTES + MAX_LINE_BYTES;
const MAX_README_BYTES = 64 * KIB;
const MAX_BLOB_BYTES = 64 * MIB;

const PICTURE = /^pictures\/(?:originals|variants\/[\w-]{1,128})\/[\w-][\w.-]{0,127}$/;
const FILE = /^files\/[0-9a-f]{64}\.pdf$/;
const PART_OF_TABLE = /^database\/(\w{1,64})\/\d{1,9}\.jsonl$/;

export function blobKeyOf(name: string): string | undefined {
  if (FILE.test(name)) return name;
  return PICTURE.test(name) ? name.slice('pictures/'.length) : undefined;
}

export const entryNameOf = (blobKey: string): string =>
  FILE.test(blobKey) ? blobKey : `pictures/${blobKey}`;

export function tableOf(name: string): ArchivedTable | undefined {
  const [, table] = PART_OF_TABLE.exec(name) ?? [];
  return ARCHIVED_TABLES.find((known) => known === table);
}

/** @returns -1 for a name that is not allowed */
export function maxBytes(name: string): number {
  if (name === README_NAME) return MAX_README_BYTES;
  if (blobKeyOf(name)) return MAX_BLOB_BYTES;
  return tableOf(name) ? MAX_PART_BYTES : -1;
}
