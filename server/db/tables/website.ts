import type { Selectable } from 'kysely';
import type { Language } from '#domain/languages.ts';

export interface WebsiteDocumentsTable {
  document: string;
  locale: Language;
  /** Incremented with each change of draft, publication or schedule. */
  version: number;
  /** 0: the delivered words. */
  published_version: number;
  /** JSON, of the schema `draft_schema`. */
  draft: string | null;
  draft_schema: number | null;
  draft_by: number | null;
  draft_at: string | null;
  scheduled: string | null;
  scheduled_schema: number | null;
  publish_by: number | null;
  publish_at: string | null;
  publish_failed_at: string | null;
}

export interface WebsiteVersionsTable {
  document: string;
  locale: Language;
  version: number;
  schema: number;
  body: string;
  published_at: string;
  /** Null: the program itself. */
  published_by: number | null;
}

export interface WebsitePreviewsTable {
  token_hash: string;
  document: string;
  locale: Language;
  /** Null: the draft. 0: the delivered words. */
  version: number | null;
  expires_at: string;
  created_by: number;
}

/** Mails that were sent or given up are deleted. */
export interface WebsiteMailsTable {
  document: string;
  locale: Language;
  /** 0: about a scheduled publication that failed. */
  version: number;
  volunteer_id: number;
  changed: string;
  begun_at: string | null;
  /** Null about a version. */
  failed_at: string | null;
  failure: string | null;
}

export interface FilesTable {
  name: string;
  file_name: string;
  bytes: number;
  uploaded_at: string;
  uploaded_by: number | null;
}

/** Their addresses answer 410: no PDF is uploaded under such a name again. */
export interface WithdrawnFilesTable {
  name: string;
  at: string;
  /** The admin's id, also if a restore has removed the account. */
  by: number;
}

export type FileRow = Selectable<FilesTable>;
