import type { Generated, Selectable } from 'kysely';
import type { EnquiryKind } from '#domain/enquiries/enquiry.ts';
import type { EnquiryState } from '#domain/enquiries/enquiry-work.ts';
import type { SqlBoolean } from '../columns/sql-boolean.ts';

export interface EnquiriesTable {
  id: Generated<number>;
  name: string;
  phone: string;
  email: string;
  address: string;
  message: string;
  search_text: string;
  /** Phonetic keys of name and address; empty until a job has made them. */
  sounds: Generated<string>;
  created_at: string;
  read_at: string | null;
  /** 1 until the mail to the trust is sent; 0 if none is to be sent. */
  mail_waiting: SqlBoolean;
  mail_begun_at: string | null;
  kind: Generated<EnquiryKind>;
  details: string | null;
  /** Random: the encryption context of the PAN; null without one. */
  uid: string | null;
  pan_sealed: string | null;
  pan_last4: string | null;
  state: Generated<EnquiryState>;
  handled_by: number | null;
  handled_at: string | null;
  note: Generated<string>;
  survey_id: number | null;
  volunteer_id: number | null;
  version: Generated<number>;
  /** Keyed digest of a request for a receipt: a repetition within ten minutes is not stored. */
  repeat_digest: string | null;
  /** The row is erased thirty days later. */
  deleted_at: string | null;
}

/** Filled by a trigger. */
export interface ErasedEnquiriesTable {
  enquiry_id: number;
  created_at: string;
}

export type EnquiryRow = Selectable<EnquiriesTable>;
