// What a version of an entry changed, field by field, as the wire has the fields.
import { isMasked, maskAadhaar } from './aadhaar.ts';
import { isMaskedDocument, lastOfDocument, maskDocument } from './other-document.ts';
import type { Survey } from './survey-schema.ts';

/** In the order of the form. `address` is a copy, and what the program writes is no change. */
export const HISTORY_FIELDS = [
  'survey_type',
  'name',
  'gender',
  'category',
  'age',
  'senior_citizen',
  'physically_disabled',
  'mobile_no',
  'other_no',
  'correspondence_address',
  'same_address',
  'permanent_address',
  'city',
  'constituency',
  'aadhar_no',
  'other_document_type',
  'other_document_no',
  'employed',
  'income',
  'class',
  'father_name',
  'mother_name',
  'current_school',
  'school_type',
  'disability',
  'volunteer_id',
] as const;
export const VERSION_ACTIONS = ['create', 'update', 'delete', 'restore'] as const;

export type HistoryField = (typeof HISTORY_FIELDS)[number];
export type HistoryValue = string | number | boolean | null;
export type VersionAction = (typeof VERSION_ACTIONS)[number];
/** Identity numbers masked, the volunteer by name. */
export type HistoryValues = Record<HistoryField, HistoryValue>;

export interface HistoryChange {
  field: HistoryField;
  before: HistoryValue;
  after: HistoryValue;
}

export interface Snapshot {
  values: HistoryValues;
  /** Where what is shown may be the same for two that differ: a mask, a name. */
  comparisonKeys: Partial<Record<HistoryField, HistoryValue>>;
  deletedAt: string | null;
}

export function toHistoryValues(survey: Survey): HistoryValues {
  const { aadhar_no, other_document_no } = survey;
  return {
    ...survey,
    aadhar_no: aadhar_no && (isMasked(aadhar_no) ? aadhar_no : maskAadhaar(aadhar_no.slice(-4))),
    other_document_no:
      other_document_no && !isMaskedDocument(other_document_no)
        ? maskDocument(lastOfDocument(other_document_no))
        : other_document_no,
    volunteer_id: survey.volunteer_name,
  };
}

export function versionActionOf(before: Snapshot | undefined, after: Snapshot): VersionAction {
  if (!before) return 'create';
  if (before.deletedAt === null && after.deletedAt !== null) return 'delete';
  if (before.deletedAt !== null && after.deletedAt === null) return 'restore';
  return 'update';
}

export function changesBetween(before: Snapshot, after: Snapshot): HistoryChange[] {
  return HISTORY_FIELDS.filter((field) => differs(field, before, after)).map((field) => ({
    field,
    before: before.values[field],
    after: after.values[field],
  }));
}

function differs(field: HistoryField, before: Snapshot, after: Snapshot): boolean {
  // It follows the correspondence address, which is told already.
  const follows = before.values.same_address && after.values.same_address;
  if (field === 'permanent_address' && follows) return false;
  if (field in before.comparisonKeys)
    return before.comparisonKeys[field] !== after.comparisonKeys[field];
  return before.values[field] !== after.values[field];
}

interface Version {
  version: number;
  changes: readonly HistoryChange[];
}

export interface RevertChange extends HistoryChange {
  /** Its number was another one in between: whether it is the same again nobody can see. */
  isUncertain?: true;
}

/** Shown by a mask only. */
const MASKED_FIELDS: readonly HistoryField[] = ['aadhar_no', 'other_document_no'];

/**
 * What putting an earlier version back changes. Whose the entry is stays.
 * @param versions newest first
 */
export function changesToRevert(
  current: HistoryValues,
  versions: readonly Version[],
  version: number,
): RevertChange[] {
  const earlier = { ...current };
  const changeCounts = new Map<HistoryField, number>();
  for (const later of versions) {
    if (later.version <= version) break;
    for (const { field, before, after } of later.changes) {
      earlier[field] = before;
      if (before === after || MASKED_FIELDS.includes(field)) {
        changeCounts.set(field, (changeCounts.get(field) ?? 0) + 1);
      }
    }
    if (earlier.same_address) earlier.permanent_address = earlier.correspondence_address;
  }
  const looksUnchanged = (field: HistoryField) =>
    earlier[field] === current[field] && Boolean(current[field]) && changeCounts.has(field);
  return HISTORY_FIELDS.filter(
    (field) =>
      field !== 'volunteer_id' && (earlier[field] !== current[field] || looksUnchanged(field)),
  ).map((field) => ({
    field,
    before: current[field],
    after: earlier[field],
    ...(looksUnchanged(field) && changeCounts.get(field) !== 1 && { isUncertain: true as const }),
  }));
}
