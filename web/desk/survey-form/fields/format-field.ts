import { isAadhaar, maskAadhaar } from '#domain/surveys/aadhaar.ts';
import { withoutDigitSeparators } from '#domain/text/text.ts';
import type { Messages } from '../../../messages/messages.ts';
import { formatValue, shortLabel } from '../../../messages/survey-fields.ts';
import type { FieldGroup } from '../edit-conflict/merge.ts';
import { type SurveyValues, showAadhaar } from '../values.ts';

export function groupLabel(t: Messages, { name }: FieldGroup): string {
  if (name === 'income') return t.editConflict.employmentAndIncome;
  if (name === 'other_document_no') return t.editConflict.otherDocument;
  return shortLabel(t, name);
}

/** @param nameOf a volunteer's name by id */
export function formatGroup(
  t: Messages,
  group: FieldGroup,
  values: SurveyValues,
  nameOf: (id: string) => string,
): string {
  return textOf(t, group, values, nameOf) || t.editConflict.nothing;
}

function textOf(
  t: Messages,
  { name }: FieldGroup,
  values: SurveyValues,
  nameOf: (id: string) => string,
): string {
  switch (name) {
    case 'permanent_address':
      return values.same_address ? t.editConflict.sameAddress : values.permanent_address;
    case 'income':
      return values.employed
        ? t.editConflict.employed(values.income || '0')
        : t.editConflict.notEmployed;
    case 'other_document_no': {
      const type = formatValue(t, 'other_document_type', values.other_document_type);
      return (
        values.other_document_no && [type, values.other_document_no].filter(Boolean).join(', ')
      );
    }
    case 'aadhar_no': {
      const digits = withoutDigitSeparators(values.aadhar_no);
      return isAadhaar(digits) ? maskAadhaar(digits.slice(-4)) : showAadhaar(values.aadhar_no);
    }
    case 'volunteer_id':
      return nameOf(values.volunteer_id);
    default:
      return formatValue(t, name, values[name]);
  }
}
