// Allowed names and sizes of an archive's files; other names are never read, written or shown.
import { README_NAME } from './readme.ts';
import { ARCHIVED_TABLES, type ArchivedTable } from './tables.ts';

const KIB = 1024;
const MIB = KIB * KIB;

/** A part ends with the row that reaches this size. */
export const PART_BYTES = 4 * MIB;
/** Request bodies are less than a tenth of this. */
export const MAX_LINE_BYTES = 4 * MIB;
const MAX_PART_BYTES = PART_BYTES + MAX_LINE_BYTES;
const MAX_README_BYTES = 64 * KIB;
const MAX_IMAGE_BYTES = 64 * MIB;

const PICTURE = /^pictures\/(?:originals|variants\/[\w-]{1,128})\/[\w-][\w.-]{0,127}$/;
const PART_OF_TABLE = /^database\/(\w{1,64})\/\d{1,9}\.jsonl$/;

export const imageKeyOf = (name: string): string | undefined =>
  PICTURE.test(name) ? name.slice('pictures/'.length) : undefined;

export function tableOf(name: string): ArchivedTable | undefined {
  const [, table] = PART_OF_TABLE.exec(name) ?? [];
  return ARCHIVED_TABLES.find((known) => known === table);
}

/** @returns -1 for a name that is not allowed */
export function maxBytes(name: string): number {
  if (name === README_NAME) return MAX_README_BYTES;
  if (imageKeyOf(name)) return MAX_IMAGE_BYTES;
  return tableOf(name) ? MAX_PART_BYTES : -1;
}
