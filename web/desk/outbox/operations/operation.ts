// Changes submitted on this device: each operation is sent until the server has answered it.
import { HOUR_MS } from '#domain/durations.ts';
import type { ProblemCode } from '#domain/problem-catalogue.ts';
import type { Survey } from '#domain/surveys/survey-schema.ts';
import type { FieldError } from '#domain/validation.ts';
import type { DeviceTime } from '../../device/clock.ts';
import type { RequestBody } from '../../survey-form/request-body.ts';
import type { SurveyValues } from '../../survey-form/values.ts';

/** The entry that an operation created or changed. */
export interface Outcome {
  id: number;
  version: number;
  /** A deletion found nothing to delete. */
  wasGone?: true;
}

export interface Refusal {
  status: number;
  code: ProblemCode;
  message: string;
  errors: readonly FieldError[];
}

/** Numbers that only the server can decrypt. */
export interface EncryptedNumbers {
  aadhar_sealed?: string;
  other_document_sealed?: string;
}

/** Sent unchanged at each attempt: another body under the same key would be refused. */
export type FrozenBody = RequestBody & EncryptedNumbers & Partial<DeviceTime>;

interface Target {
  account: number;
  /** Its name on this device and its Idempotency-Key. */
  key: string;
  /** The key of an earlier operation on the same entry, which is sent first. */
  after: string | null;
  /** Null for an entry that an earlier operation creates. */
  id: number | null;
  /** The version that the change is based on. */
  version: number | null;
}

/** Submitted from the form. */
interface FormSubmission {
  action: 'create' | 'update';
  body: FrozenBody;
  /** The form's values before and after the change, with masked numbers. */
  base: SurveyValues;
  values: SurveyValues;
  entry: null;
}

/** Shown on the screens: the form's values of an entry that is not on the server yet, or the entry as listed. */
interface Shown {
  base: null;
  values: SurveyValues | null;
  entry: Survey | null;
}

export type Deletion = Target & Shown & { action: 'delete'; body: null };
export type UndoDeletion = Target & Shown & { action: 'undo'; body: FrozenBody };
export type NewOperation = (Target & FormSubmission) | Deletion | UndoDeletion;

/** Waiting to be sent, refused by the server and left to the volunteer, or answered. */
export type Progress =
  | { state: 'waiting'; sentAt: null; outcome: null; refusal: null }
  | { state: 'refused'; sentAt: null; outcome: null; refusal: Refusal }
  | { state: 'sent'; sentAt: number; outcome: Outcome; refusal: null };

export type Operation = NewOperation &
  Progress & {
    sequence: number;
    tries: number;
    /** Device times in milliseconds, as `sentAt`. */
    madeAt: number;
  };

export type FormOperation = Operation & FormSubmission;

export function isFormOperation<Any extends NewOperation>(
  operation: Any,
): operation is Any & FormSubmission {
  return operation.action === 'create' || operation.action === 'update';
}

export const WAITING = { state: 'waiting', sentAt: null, outcome: null, refusal: null } as const;

/** Answered operations are kept this long, in case the server is restored from a backup. */
export const KEEP_SENT_MS = 48 * HOUR_MS;

/** Not answered yet, or refused. */
export const isPending = ({ state }: Operation): boolean => state !== 'sent';

/** Once tried, it may have arrived, and can only be followed by another operation. */
export const isFrozen = ({ state, tries }: Tried): boolean => state === 'waiting' && tries > 0;

/** Somebody else has changed the entry. */
export const isStaleRefusal = (refusal: Refusal | null): boolean =>
  refusal?.code === 'staleVersion';

/** A change cannot be corrected if its entry is no longer on the server, or no longer this account's. */
export const canReopen = ({ action, refusal }: Operation): boolean =>
  action === 'create' || (action === 'update' && ![403, 404].includes(refusal?.status ?? 0));

type Tried = Pick<Operation, 'state' | 'tries'>;

/** Has certainly not arrived: another operation may replace it. */
export const isUnsent = (operation: Tried): boolean =>
  operation.state !== 'sent' && !isFrozen(operation);

/** A change that may have arrived cannot be cancelled; an entry that may have arrived is deleted on the server. */
export const canCancel = (operation: Operation): boolean =>
  !isFrozen(operation) || operation.action === 'create';
