// What of the database goes into an archive, and what does not.
import type { MetadataKey } from '../../db/metadata.ts';
import type { Tables } from '../../db/tables.ts';

/** In the order in which they can be filled: nothing refers to what comes later. */
export const ARCHIVED_TABLES = [
  'volunteers',
  'surveys',
  'survey_versions',
  'survey_keys',
  'activity',
  'queries',
  'images',
  'image_trash',
  'images_taken_down',
  'store_facts',
] as const satisfies readonly (keyof Tables)[];
export type ArchivedTable = (typeof ARCHIVED_TABLES)[number];

/**
 * Everybody signs in again after a restore, and sends again what was under way; the kept counts are counted
 * anew by the database.
 */
export const EXCLUDED_TABLES = [
  'sessions',
  'throttle_tallies',
  'image_keys',
  'survey_blocks',
  'survey_tallies',
] as const satisfies readonly (keyof Tables)[];

/** Those whose rows the database numbers. A number is never given twice, also after a restore. */
export const NUMBERED_TABLES: readonly ArchivedTable[] = [
  'volunteers',
  'surveys',
  'activity',
  'queries',
  'image_trash',
];

/** Facts about the running program, and not about the trust. */
export const TRANSIENT_METADATA: readonly string[] = [
  'last_probe',
  'last_backup',
  'nightly_begun',
] satisfies MetadataKey[];
