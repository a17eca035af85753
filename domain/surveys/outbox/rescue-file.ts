import type { OperationKind } from './operation-kind.ts';

export const RESCUE_FORMAT = 'adhyay-rescue-1';
/** Additional data of the encryption. */
export const RESCUE_CONTEXT = 'adhyay rescue 1';

/** `sealed` is a RescuedOutbox as JSON, encrypted as encrypted-to-server.ts says, in base64. */
export interface RescueFile {
  format: typeof RESCUE_FORMAT;
  key_id: string;
  sealed: string;
}

export interface RescuedOutbox {
  account: number;
  /** Shows that the device has signed in to the account; none in files of earlier releases. */
  proof?: string | null | undefined;
  made_at: string;
  operations: RescuedOperation[];
}

export interface RescuedOperation {
  key: string;
  action: OperationKind;
  after?: string | null | undefined;
  /** Missing if an earlier operation creates the entry. */
  id?: number | null | undefined;
  /** The version that the change is based on; 0 or none behind an unanswered change. */
  version?: number | null | undefined;
  body?: Record<string, unknown> | null | undefined;
}
