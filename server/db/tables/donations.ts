import type { Generated, Selectable } from 'kysely';
import type { DonationKind, PaymentMode, TaxSection } from '#domain/donations/donation.ts';
import type { IdType } from '#domain/donations/donor-id.ts';
import type { DonationAction } from '#domain/donations/history.ts';
import type { SqlBoolean } from '../columns/sql-boolean.ts';

/** A donation with a receipt is never edited, only cancelled. */
export interface DonationsTable {
  id: Generated<number>;
  /** Random, never shown: the encryption context of the donor's number. */
  uid: string;
  received_on: string;
  financial_year: string;
  amount_paise: number;
  mode: PaymentMode;
  reference: string;
  purpose: string;
  donor_name: string;
  address: string;
  email: string;
  phone: string;
  id_type: IdType | null;
  id_sealed: string | null;
  /** Keyed hash, for the search by number. Null until a job has made it, empty if the number is damaged. */
  id_index: string | null;
  id_last4: string | null;
  section: TaxSection;
  kind: DonationKind;
  /** The request for a receipt, which may have been erased. */
  query_id: number | null;
  receipt_number: number | null;
  receipt_issued_at: string | null;
  receipt_issued_by: number | null;
  receipt_issuer: string | null;
  /** Null before a receipt is issued. */
  receipt_has_approval: SqlBoolean | null;
  cancelled_at: string | null;
  cancelled_by: number | null;
  cancel_reason: string | null;
  search_text: string;
  /** Phonetic keys of name and address; empty until a job has made them. */
  sounds: Generated<string>;
  version: number;
  idempotency_key: string | null;
  body_digest: string | null;
  created_by: number;
  created_at: string;
  updated_at: string;
}

export type DonationRow = Selectable<DonationsTable>;

export interface DonationChangesTable {
  id: Generated<number>;
  donation_id: number;
  action: DonationAction;
  /** DonationFieldChange[], numbers of donors masked; empty unless the action is an edit. */
  changes: string;
  by: number;
  at: string;
}

/** Numbers have no gaps: the transaction that issues a receipt takes the next. */
export interface ReceiptNumbersTable {
  financial_year: string;
  last: number;
}
