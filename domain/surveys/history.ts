import { isMasked, maskAadhaar } from './aadhaar.ts';
import { FIELD_NAMES, fieldOf, type SurveyFieldName } from './fields.ts';
import {
  isMaskedDocumentNumber,
  lastOfDocumentNumber,
  maskDocumentNumber,
} from './other-document.ts';
import type { Survey } from './survey-schema.ts';

/** `address`, a copy, and fields that the program sets are left out. */
export const HISTORY_FIELDS: readonly HistoryField[] = [...FIELD_NAMES, 'volunteer_id'];
export const VERSION_ACTIONS = ['create', 'update', 'delete', 'restore'] as const;

export type HistoryField = SurveyFieldName | 'volunteer_id';
export type HistoryValue = string | number | boolean | null;
export type VersionAction = (typeof VERSION_ACTIONS)[number];
/** Identity numbers are masked; `volunteer_id` holds the volunteer's name. */
export type HistoryValues = Record<HistoryField, HistoryValue>;

export interface HistoryChange {
  field: HistoryField;
  before: HistoryValue;
  after: HistoryValue;
}

export interface ShownVersion {
  values: HistoryValues;
  /** Compared instead of masks and names, which may look alike although they differ. */
  comparisonKeys: Partial<Record<HistoryField, HistoryValue>>;
  deletedAt: string | null;
}

export function toHistoryValues(survey: Survey): HistoryValues {
  const { aadhar_no, other_document_no } = survey;
  return {
    ...survey,
    aadhar_no: aadhar_no && (isMasked(aadhar_no) ? aadhar_no : maskAadhaar(aadhar_no.slice(-4))),
    other_document_no:
      other_document_no && !isMaskedDocumentNumber(other_document_no)
        ? maskDocumentNumber(lastOfDocumentNumber(other_document_no))
        : other_document_no,
    volunteer_id: survey.volunteer_name,
  };
}

export function versionActionOf(
  before: ShownVersion | undefined,
  after: ShownVersion,
): VersionAction {
  if (!before) return 'create';
  if (before.deletedAt === null && after.deletedAt !== null) return 'delete';
  if (before.deletedAt !== null && after.deletedAt === null) return 'restore';
  return 'update';
}

export function surveyChanges(before: ShownVersion, after: ShownVersion): HistoryChange[] {
  return HISTORY_FIELDS.filter((field) => differs(field, before, after)).map((field) => ({
    field,
    before: before.values[field],
    after: after.values[field],
  }));
}

function differs(field: HistoryField, before: ShownVersion, after: ShownVersion): boolean {
  // The permanent address only repeats the change of the correspondence address.
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
  /** The mask cannot tell whether a changed number was changed back. */
  isUncertain?: true;
}

const MASKED_FIELDS: readonly HistoryField[] = FIELD_NAMES.filter(
  (name) => fieldOf(name).encrypted,
);

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
