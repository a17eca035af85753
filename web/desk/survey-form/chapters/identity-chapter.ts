import { hasCheckDigit, isMasked } from '#domain/surveys/aadhaar.ts';
import { AADHAAR_DIGITS } from '#domain/surveys/survey.ts';
import { onlyDigits } from '#domain/text/text.ts';
import type { Messages } from '../../../messages/messages.ts';
import type { Note } from '../../../ui/forms/field.tsx';
import { needsOtherDocument, type SurveyValues, showAadhaar } from '../values.ts';
import type { Chapter } from './fields.ts';

export const identityChapter: Chapter = {
  id: 'identity',
  intro: (t) => t.surveyForm.identityIntro,
  rows: [
    {
      fields: [
        {
          kind: 'grouped',
          name: 'aadhar_no',
          span: 6,
          type: 'text',
          large: true,
          hint: (t) => t.surveyForm.hints.aadhaar(AADHAAR_DIGITS),
          note: aadhaarNote,
          count: (t, { aadhar_no }) =>
            aadhar_no !== '' && !isMasked(aadhar_no) && aadhar_no.length !== AADHAAR_DIGITS
              ? t.surveyForm.digitCount(aadhar_no.length, AADHAAR_DIGITS)
              : undefined,
          group: showAadhaar,
          // Surplus digits stay for the rule to refuse: a cut number would look valid.
          read: onlyDigits,
        },
      ],
    },
    {
      separator: (t) => t.surveyForm.orAnotherDocument,
      shown: needsOtherDocument,
      fields: [
        {
          kind: 'select',
          name: 'other_document_type',
          span: 6,
        },
        {
          kind: 'text',
          name: 'other_document_no',
          span: 6,
          capitals: 'characters',
        },
      ],
    },
  ],
};

function aadhaarNote(t: Messages, values: SurveyValues): Note | undefined {
  const { notes } = t.surveyForm;
  if (needsOtherDocument(values)) return undefined;
  if (isMasked(values.aadhar_no)) return { kind: 'success', text: notes.storedNumberStays };
  return hasCheckDigit(values.aadhar_no)
    ? { kind: 'success', text: notes.aadhaarComplete(AADHAAR_DIGITS) }
    : { kind: 'warning', text: notes.aadhaarDoubtful };
}
