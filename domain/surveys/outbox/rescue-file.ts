// The file in which a device saves its waiting operations, for `npm run import-rescue`.
import type { OperationKind } from './operation-kind.ts';

export const RESCUE_FORMAT = 'adhyay-rescue-1';
/** The additional data of its encryption. */
export const RESCUE_CONTEXT = 'adhyay rescue 1';

/** `sealed` is base64, encrypted as encrypted-to-server.ts says. It holds a RescuedOutbox as JSON. */
export interface RescueFile {
  format: typeof RESCUE_FORMAT;
  key_id: string;
  sealed: string;
}

export interface RescuedOutbox {
  /** Id of the volunteer. */
  account: number;
  /** ISO 8601. */
  made_at: string;
  operations: RescuedOperation[];
}

/** The operations in sequence, with the bodies of their requests. */
export interface RescuedOperation {
  /** The Idempotency-Key. */
  key: string;
  action: OperationKind;
  /** The key of an earlier operation on the same entry. */
  after?: string | null | undefined;
  /** The entry's id, unless an earlier operation creates it. */
  id?: number | null | undefined;
  /** The version that the change is based on; 0 or none behind a change that was not answered yet. */
  version?: number | null | undefined;
  body?: Record<string, unknown> | null | undefined;
}
