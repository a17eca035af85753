// What a volunteer has submitted on this device: each operation is sent until the server has answered it.
import type { ProblemCode } from '#domain/problems.ts';
import type { Survey } from '#domain/surveys/survey-schema.ts';
import type { FieldError } from '#domain/validation.ts';
import type { RequestBody } from '../survey-form/request-body.ts';
import type { SurveyValues } from '../survey-form/values.ts';

export type Action = 'create' | 'update' | 'delete' | 'undo';

/** Waiting to be sent, refused by the server and left to the volunteer, or answered. */
export type State = 'waiting' | 'refused' | 'sent';

/** The entry that an operation made or changed. */
export interface Outcome {
  id: number;
  version: number;
}

export interface Refusal {
  status: number;
  code: ProblemCode;
  message: string;
  errors: readonly FieldError[];
}

/** Numbers that only the server can open. */
export interface SealedNumbers {
  aadhar_sealed?: string;
  other_document_sealed?: string;
}

/** Sent as it is, at each try: another body under the same key would be refused. */
export type FrozenBody = RequestBody &
  SealedNumbers & { recorded_at?: string; device_offset_ms?: number };

export interface Operation {
  account: number;
  /** Its name on this device and its Idempotency-Key. */
  key: string;
  /** The order in which the operations were made. */
  place: number;
  state: State;
  tries: number;
  /** Device times in milliseconds. */
  madeAt: number;
  sentAt: number | null;
  /** The key of an earlier operation on the same entry, which is sent first. */
  after: string | null;
  action: Action;
  /** Null for an entry that an earlier operation makes. */
  id: number | null;
  /** The version that the change began from. */
  version: number | null;
  body: FrozenBody | null;
  /** What the form showed before and after the change, with masked numbers. */
  base: SurveyValues | null;
  values: SurveyValues | null;
  /** The entry as it was listed, for a deletion. */
  entry: Survey | null;
  outcome: Outcome | null;
  refusal: Refusal | null;
}

export type NewOperation = Pick<
  Operation,
  'account' | 'key' | 'action' | 'id' | 'version' | 'body' | 'base' | 'values' | 'entry' | 'after'
>;

/** Answered operations are kept this long, in case the server is put back from a backup. */
export const KEEP_SENT_MS = 48 * 60 * 60 * 1000;

export const isOpen = ({ state }: Operation): boolean => state !== 'sent';

/** Once tried, it may have arrived: it can only be followed by another operation. */
export const isFrozen = ({ state, tries }: Operation): boolean => state === 'waiting' && tries > 0;

/**
 * Those that can be sent now: of each entry only the earliest that is not answered.
 * @param all in the order in which they were made
 */
export function readyOperations(all: readonly Operation[]): Operation[] {
  const unanswered = new Set<string | number>();
  return all.filter((each) => {
    if (!isOpen(each)) return false;
    const names = [each.key, each.after, each.id].filter((name) => name !== null);
    const isFirst = !names.some((name) => unanswered.has(name));
    for (const name of names) unanswered.add(name);
    return isFirst && each.state === 'waiting';
  });
}

/** What its entry is called on the server, and the version that it is sent for. */
export function entryOf(
  { id, version, after }: Operation,
  all: readonly Operation[],
): Outcome | null {
  const earlier = all.find(({ key }) => key === after)?.outcome;
  const entry = earlier?.id ?? id;
  if (entry === null) return null;
  return { id: entry, version: Math.max(version ?? 0, earlier?.version ?? 0) };
}

/** The last operation on the same entry that `isWanted`, for one that is made now. */
export function lastOn(
  id: number | null,
  all: readonly Operation[],
  isWanted: (operation: Operation) => boolean,
): string | null {
  const last = all.findLast(
    (each) => id !== null && (each.id === id || each.outcome?.id === id) && isWanted(each),
  );
  return last?.key ?? null;
}
