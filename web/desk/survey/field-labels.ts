import { groupMobile } from '#domain/surveys/derive.ts';
import type { HistoryField, HistoryValue, RevertChange } from '#domain/surveys/history.ts';
import { CLASSES } from '#domain/surveys/survey.ts';
import {
  CATEGORY_NAMES,
  DOCUMENT_NAMES,
  formatClass,
  formatRupees,
  GENDER_NAMES,
  SCHOOL_TYPE_NAMES,
  TYPE_NAMES,
} from '../messages/labels.ts';

export const FIELD_LABELS: Record<HistoryField, string> = {
  survey_type: 'Survey type',
  name: 'Name',
  gender: 'Gender',
  category: 'Category',
  age: 'Age',
  senior_citizen: 'Senior citizen',
  physically_disabled: 'Physically disabled',
  mobile_no: 'Mobile',
  other_no: 'Other number',
  correspondence_address: 'Correspondence address',
  same_address: 'Permanent address is the same',
  permanent_address: 'Permanent address',
  city: 'City',
  constituency: 'Constituency',
  aadhar_no: 'Aadhaar',
  other_document_type: 'Other document type',
  other_document_no: 'Other document number',
  employed: 'Employed',
  income: 'Income',
  class: 'Class',
  father_name: 'Father’s name',
  mother_name: 'Mother’s name',
  current_school: 'Current school',
  school_type: 'School type',
  disability: 'Disability',
  volunteer_id: 'Collected By',
};

const CHOICE_LABELS: { [Field in HistoryField]?: Record<string, string> } = {
  survey_type: TYPE_NAMES,
  gender: GENDER_NAMES,
  category: CATEGORY_NAMES,
  other_document_type: DOCUMENT_NAMES,
  school_type: SCHOOL_TYPE_NAMES,
};

/** Empty if there is no value. */
export function formatValue(field: HistoryField, value: HistoryValue): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return field === 'income' ? formatRupees(value) : String(value);
  const text = value ?? '';
  if (field === 'mobile_no' || field === 'other_no') return groupMobile(text);
  const schoolClass = field === 'class' && CLASSES.find((each) => each === text);
  if (schoolClass) return formatClass(schoolClass);
  return CHOICE_LABELS[field]?.[text] ?? text;
}

/** Hides the same-address box if the address itself is shown. */
export function visibleChanges(changes: readonly RevertChange[]): readonly RevertChange[] {
  const hasAddress = changes.some(({ field }) => field === 'permanent_address');
  return hasAddress ? changes.filter(({ field }) => field !== 'same_address') : changes;
}
