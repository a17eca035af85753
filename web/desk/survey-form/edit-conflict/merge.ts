// Merges concurrent edits. A group that one editor changed takes that change; a group that both changed keeps
// the form's values and becomes a conflict.
import { pick } from '#domain/collections/pick.ts';
import { CONSENT_FIELD_NAMES } from '#domain/privacy/consent-fields.ts';
import { isMasked } from '#domain/surveys/aadhaar.ts';
import { FIELD_NAMES, fieldOf } from '#domain/surveys/fields.ts';
import type { HistoryField } from '#domain/surveys/history.ts';
import { isMaskedDocumentNumber, visibleEndOfDocument } from '#domain/surveys/other-document.ts';
import { normaliseDocumentNumber } from '#domain/text/document-number.ts';
import { cleanText, parseNumber, withoutDigitSeparators } from '#domain/text/text.ts';
import { change, type SurveyValues } from '../values.ts';

type Name = HistoryField;

/** Fields that are merged together, such as a checkbox and its text. */
export interface FieldGroup {
  /** The first of its `names`. */
  name: Name;
  names: readonly Name[];
  isSame: (one: SurveyValues, other: SurveyValues) => boolean;
}

const DECLARED_GROUPS: readonly FieldGroup[] = [
  fieldGroup('permanent_address', ['same_address', 'permanent_address'], (values) =>
    values.same_address ? true : cleanText(values.permanent_address),
  ),
  { name: 'aadhar_no', names: ['aadhar_no'], isSame: isSameAadhaar },
  {
    name: 'other_document_no',
    names: ['other_document_type', 'other_document_no'],
    isSame: isSameDocument,
  },
  fieldGroup('income', ['employed', 'income'], (values) =>
    values.employed ? asNumber(values.income) : false,
  ),
];
const GROUPED_NAMES = DECLARED_GROUPS.flatMap(({ names }) => names);

const FIELD_GROUPS: readonly FieldGroup[] = [...FIELD_NAMES, 'volunteer_id' as const].flatMap(
  (name) => {
    const grouped = DECLARED_GROUPS.find((each) => each.name === name);
    if (grouped) return grouped;
    return GROUPED_NAMES.includes(name) ? [] : singleField(name);
  },
);

/** @param base the version that both edits started from */
export function merge(base: SurveyValues, mine: SurveyValues, theirs: SurveyValues): SurveyValues {
  const merged = changedGroups(base, theirs)
    .filter((each) => each.isSame(base, mine))
    .reduce((values, each) => copyGroup(values, each, theirs), mine);
  // The senior citizen box follows the age: only a manual change counts as an edit.
  const isMyTick = mine.senior_citizen !== base.senior_citizen;
  return {
    ...merged,
    ...pick(hasSameConsent(base, mine) ? theirs : mine, CONSENT_FIELD_NAMES),
    senior_citizen: (isMyTick ? mine : theirs).senior_citizen,
  };
}

/** The answers belong together, and to their notice. */
function hasSameConsent(one: SurveyValues, other: SurveyValues): boolean {
  return CONSENT_FIELD_NAMES.every((name) => one[name] === other[name]);
}

export function changedGroups(base: SurveyValues, theirs: SurveyValues): FieldGroup[] {
  return FIELD_GROUPS.filter(({ isSame }) => !isSame(base, theirs));
}

/** Their changes that saving the form would overwrite. */
export function conflicts(
  base: SurveyValues,
  now: SurveyValues,
  theirs: SurveyValues,
): FieldGroup[] {
  return changedGroups(base, theirs).filter(({ isSame }) => !isSame(now, theirs));
}

export function copyGroup(
  values: SurveyValues,
  { names }: FieldGroup,
  from: SurveyValues,
): SurveyValues {
  return names.reduce((next, name) => change(next, name, from[name]), values);
}

function singleField(name: Name): FieldGroup {
  const kind = name === 'volunteer_id' ? 'text' : fieldOf(name).kind;
  const read =
    kind === 'number' ? asNumber : kind === 'digits' ? withoutDigitSeparators : cleanText;
  return fieldGroup(name, [name], (values) => read(String(values[name])));
}

/** `1,200` and `1200` are equal; other texts are compared as text. */
function asNumber(text: string): string {
  const number = parseNumber(text) ?? Number.NaN;
  return Number.isNaN(number) ? cleanText(text) : String(number);
}

function fieldGroup(
  name: Name,
  names: readonly Name[],
  read: (values: SurveyValues) => string | boolean,
): FieldGroup {
  return { name, names, isSame: (one, other) => read(one) === read(other) };
}

// A masked number can only be compared by its last four digits.
function isSameAadhaar(one: SurveyValues, other: SurveyValues): boolean {
  const numbers = [
    withoutDigitSeparators(one.aadhar_no),
    withoutDigitSeparators(other.aadhar_no),
  ] as const;
  const [first, second] = numbers.some(isMasked) ? numbers.map((text) => text.slice(-4)) : numbers;
  return first === second;
}

function isSameDocument(one: SurveyValues, other: SurveyValues): boolean {
  const numbers = [one, other].map((values) => normaliseDocumentNumber(values.other_document_no));
  // A type without a number says nothing.
  if (numbers.includes('')) return numbers.every((number) => number === '');
  if (one.other_document_type !== other.other_document_type) return false;
  const [first, second] = numbers.some(isMaskedDocumentNumber)
    ? numbers.map(visibleEndOfDocument)
    : numbers;
  return first === second;
}
