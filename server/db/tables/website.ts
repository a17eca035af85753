// The words and PDFs of the website.

import type { Selectable } from 'kysely';
import type { Language } from '#domain/languages.ts';

/** The published, drafted and scheduled words of a document of the website in one language. */
export interface WebsiteDocumentsTable {
  document: string;
  locale: Language;
  /** Incremented with each change of draft, publication or schedule. */
  version: number;
  /** 0: the delivered words. */
  published_version: number;
  /** JSON; null: no draft. `draft_schema` is the schema of the program that saved it. */
  draft: string | null;
  draft_schema: number | null;
  draft_by: number | null;
  draft_at: string | null;
  /** A copy of the draft that is published at `publish_at`. */
  scheduled: string | null;
  scheduled_schema: number | null;
  publish_by: number | null;
  publish_at: string | null;
  /** When the last scheduled publication was due, if it failed. */
  publish_failed_at: string | null;
}

/** Append-only. */
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

/** Queue of the mails about guarded documents and failed publications; those sent or given up are deleted. */
export interface WebsiteMailsTable {
  document: string;
  locale: Language;
  /** 0: about a scheduled publication that failed. */
  version: number;
  /** The recipient. */
  volunteer_id: number;
  /** Labels of the fields that were changed, or that stop the publication. */
  changed: string;
  begun_at: string | null;
  /** When the publication failed; null about a version. */
  failed_at: string | null;
  /** The code of its problem. */
  failure: string | null;
}

/** PDFs of the website. */
export interface FilesTable {
  /** By the content: server/files/file-names.ts. */
  name: string;
  /** The uploaded file's name, used for downloads. */
  file_name: string;
  bytes: number;
  uploaded_at: string;
  uploaded_by: number | null;
}

/** PDFs whose addresses answer 410: none is uploaded under such a name again. */
export interface WithdrawnFilesTable {
  name: string;
  at: string;
  /** The admin's id, also if a restore has removed the account. */
  by: number;
}

export type FileRow = Selectable<FilesTable>;
