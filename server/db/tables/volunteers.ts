import type { Generated } from 'kysely';
import type { Language } from '#domain/languages.ts';
import type { VolunteerStatus } from '#domain/volunteers/volunteer.ts';
import type { SqlBoolean } from '../columns/sql-boolean.ts';

export interface VolunteersTable {
  id: Generated<number>;
  name: string;
  email: string;
  /** Lower case; unique among accounts that are not deleted. */
  email_key: string;
  phone: string;
  password_hash: string;
  status: VolunteerStatus;
  is_admin: SqlBoolean;
  is_editor: SqlBoolean;
  language: Language | null;
  search_text: string;
  created_at: string;
  deleted_at: string | null;
}

export interface SessionsTable {
  token_hash: string;
  volunteer_id: number;
  user_agent: string;
  created_at: string;
  last_seen_at: string;
}

export interface SecondFactorsTable {
  volunteer_id: number;
  /** Random, never shown: the encryption context of the secret. */
  uid: string;
  secret_encrypted: string;
  begun_at: string;
  /** Null until the app's first code: sign-in does not ask for one. */
  confirmed_at: string | null;
  /** Half minutes since 1970 at the last code: each counts once. */
  last_step: Generated<number>;
  /** SHA-256, separated by spaces. */
  recovery_hashes: Generated<string>;
}

export interface WaitingReportsTable {
  volunteer_id: number;
  device: string;
  count: number;
  since: string | null;
  reported_at: string;
}

export interface SavedViewsTable {
  id: Generated<number>;
  volunteer_id: number;
  name: string;
  query: string;
  created_at: string;
}
