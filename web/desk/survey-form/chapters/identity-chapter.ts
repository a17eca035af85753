import { hasCheckDigit, isMasked } from '#domain/surveys/aadhaar.ts';
import { AADHAAR_DIGITS, OTHER_DOCUMENT_TYPES } from '#domain/surveys/survey.ts';
import { digitsOf } from '#domain/text/text.ts';
import type { Note } from '../../../ui/forms/field.tsx';
import { DOCUMENT_NAMES, optionsOf } from '../../messages/labels.ts';
import { needsOtherDocument, type SurveyValues, showAadhaar } from '../values.ts';
import type { Chapter } from './fields.ts';

export const identityChapter: Chapter = {
  id: 'identity',
  title: 'Identity document',
  short: 'Identity',
  intro: 'Aadhaar or one other document is enough.',
  rows: [
    {
      fields: [
        {
          kind: 'grouped',
          name: 'aadhar_no',
          label: 'Aadhaar number',
          span: 6,
          type: 'text',
          large: true,
          hint: `${AADHAAR_DIGITS} digits, in groups of four`,
          note: aadhaarNote,
          count: ({ aadhar_no }) =>
            aadhar_no !== '' && aadhar_no.length !== AADHAAR_DIGITS
              ? `${aadhar_no.length} of ${AADHAAR_DIGITS}`
              : undefined,
          group: showAadhaar,
          // Surplus digits stay for the rule to refuse: a cut number would look valid.
          read: (typed) => digitsOf(typed).replace(/\D/g, ''),
        },
      ],
    },
    {
      separator: 'or another document',
      shown: needsOtherDocument,
      fields: [
        {
          kind: 'select',
          name: 'other_document_type',
          label: 'Other document type',
          span: 6,
          options: optionsOf(OTHER_DOCUMENT_TYPES, DOCUMENT_NAMES),
        },
        {
          kind: 'text',
          name: 'other_document_no',
          label: 'Other document number',
          span: 6,
          capitals: 'characters',
        },
      ],
    },
  ],
};

function aadhaarNote(values: SurveyValues): Note | undefined {
  if (needsOtherDocument(values)) return undefined;
  if (isMasked(values.aadhar_no)) return { kind: 'good', text: 'The stored number stays' };
  return hasCheckDigit(values.aadhar_no)
    ? { kind: 'good', text: '12 of 12. No other document is needed' }
    : { kind: 'mind', text: 'Please read the number again: its check digit does not fit' };
}
