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
export const DEEDS = ['create', 'update', 'delete', 'restore'] as const;

export type HistoryField = (typeof HISTORY_FIELDS)[number];
export type HistoryValue = string | number | boolean | null;
export type Deed = (typeof DEEDS)[number];
/** Identity numbers masked, the volunteer by name. */
export type HistoryFacts = Record<HistoryField, HistoryValue>;

export interface HistoryChange {
  field: HistoryField;
  before: HistoryValue;
  after: HistoryValue;
}

export interface Snapshot {
  facts: HistoryFacts;
  /** Where what is shown may be the same for two that differ: a mask, a name. */
  marks: Partial<Record<HistoryField, HistoryValue>>;
  deletedAt: string | null;
}

export function factsOf(survey: Survey): HistoryFacts {
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

export function deedOf(before: Snapshot | undefined, after: Snapshot): Deed {
  if (!before) return 'create';
  if (before.deletedAt === null && after.deletedAt !== null) return 'delete';
  if (before.deletedAt !== null && after.deletedAt === null) return 'restore';
  return 'update';
}

export function changesBetween(before: Snapshot, after: Snapshot): HistoryChange[] {
  return HISTORY_FIELDS.filter((field) => differs(field, before, after)).map((field) => ({
    field,
    before: before.facts[field],
    after: after.facts[field],
  }));
}

function differs(field: HistoryField, before: Snapshot, after: Snapshot): boolean {
  // It follows the correspondence address, which is told already.
  const follows = before.facts.same_address && after.facts.same_address;
  if (field === 'permanent_address' && follows) return false;
  if (field in before.marks) return before.marks[field] !== after.marks[field];
  return before.facts[field] !== after.facts[field];
}

interface Version {
  version: number;
  changes: readonly HistoryChange[];
}

export interface ChangeBack extends HistoryChange {
  /** Its number was another one in between: whether it is the same again nobody can see. */
  isOpen?: true;
}

/** Shown by a mask only. */
const NUMBERS: readonly HistoryField[] = ['aadhar_no', 'other_document_no'];

/**
 * What putting an earlier version back changes. Whose the entry is stays.
 * @param versions newest first
 */
export function changesBack(
  now: HistoryFacts,
  versions: readonly Version[],
  version: number,
): ChangeBack[] {
  const then = { ...now };
  const touched = new Map<HistoryField, number>();
  for (const later of versions) {
    if (later.version <= version) break;
    for (const { field, before, after } of later.changes) {
      then[field] = before;
      if (before === after || NUMBERS.includes(field)) {
        touched.set(field, (touched.get(field) ?? 0) + 1);
      }
    }
    if (then.same_address) then.permanent_address = then.correspondence_address;
  }
  const looksAlike = (field: HistoryField) =>
    then[field] === now[field] && Boolean(now[field]) && touched.has(field);
  return HISTORY_FIELDS.filter(
    (field) => field !== 'volunteer_id' && (then[field] !== now[field] || looksAlike(field)),
  ).map((field) => ({
    field,
    before: now[field],
    after: then[field],
    ...(looksAlike(field) && touched.get(field) !== 1 && { isOpen: true as const }),
  }));
}
