import type { MetadataKey } from '../metadata/metadata.ts';
import type { Tables } from '../tables.ts';

/**
 * Insertion order, for foreign keys. PostgreSQL drops EXCLUDED_TABLES in their order, then these from the last to the
 * first. Where a migration removes a table, postgres/replace.ts must still name it.
 */
export const ARCHIVED_TABLES = [
  'volunteers',
  'second_factors',
  'surveys',
  'survey_versions',
  'survey_keys',
  'erased_surveys',
  'survey_pairs',
  'survey_merges',
  'audit_log',
  'audit_seals',
  'enquiries',
  'erased_enquiries',
  'donations',
  'donation_changes',
  'receipt_numbers',
  'images',
  'image_trash',
  'unpublished_images',
  'files',
  'withdrawn_files',
  'website_documents',
  'website_versions',
  'website_mails',
  'saved_views',
  'correction_steps',
  'survey_corrections',
  'privacy_notices',
  'consents',
  'privacy_requests',
  'privacy_request_steps',
  'places',
  'place_names',
  'metadata',
] as const satisfies readonly (keyof Tables)[];
export type ArchivedTable = (typeof ARCHIVED_TABLES)[number];

/** A restore ends sessions and previews; devices report again, triggers rebuild counts, and entries are compared. */
export const EXCLUDED_TABLES = [
  'sessions',
  'rate_limit_counters',
  'image_keys',
  'waiting_reports',
  'website_previews',
  'count_buckets',
  'survey_counts',
  'place_spellings',
  'look_alike_queue',
] as const satisfies readonly (keyof Tables)[];

/** A restore continues these auto-increment ids after the highest of the archive or the present database. */
export const NUMBERED_TABLES: readonly ArchivedTable[] = [
  'volunteers',
  'surveys',
  'audit_log',
  'audit_seals',
  'enquiries',
  'donations',
  'donation_changes',
  'image_trash',
  'saved_views',
  'correction_steps',
  'privacy_notices',
  'consents',
  'privacy_requests',
  'privacy_request_steps',
  'places',
];

/** Values about the running program, not about the trust. */
export const TRANSIENT_METADATA: readonly string[] = [
  'last_probe',
  'last_backup',
  'restored_at',
  'nightly_begun',
  'index_cleaned',
] satisfies MetadataKey[];
