import { isAadhaar, maskAadhaar } from '#domain/surveys/aadhaar.ts';
import { digitsOf } from '#domain/text/text.ts';
import { FIELD_LABELS, formatValue } from '../survey/field-labels.ts';
import type { Part } from './merge.ts';
import { type SurveyValues, showAadhaar } from './values.ts';

export function partLabel({ name }: Part): string {
  if (name === 'income') return 'Employment and income';
  if (name === 'other_document_no') return 'Other document';
  return FIELD_LABELS[name];
}

/** @param nameOf a volunteer's name by id */
export function formatPart(
  part: Part,
  values: SurveyValues,
  nameOf: (id: string) => string,
): string {
  return textOf(part, values, nameOf) || 'Nothing';
}

function textOf({ name }: Part, values: SurveyValues, nameOf: (id: string) => string): string {
  switch (name) {
    case 'permanent_address':
      return values.same_address
        ? 'The same as the correspondence address'
        : values.permanent_address;
    case 'income':
      return values.employed ? `Employed, ₹ ${values.income || '0'} a month` : 'Not employed';
    case 'other_document_no': {
      const type = formatValue('other_document_type', values.other_document_type);
      return (
        values.other_document_no && [type, values.other_document_no].filter(Boolean).join(', ')
      );
    }
    case 'aadhar_no': {
      const digits = digitsOf(values.aadhar_no);
      return isAadhaar(digits) ? maskAadhaar(digits.slice(-4)) : showAadhaar(values.aadhar_no);
    }
    case 'volunteer_id':
      return nameOf(values.volunteer_id);
    default:
      return formatValue(name, values[name]);
  }
}
