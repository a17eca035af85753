// The numbers of an entry, each masked until it is shown. Some answers of the server have them masked already.
import { groupAadhaar, isMasked, maskAadhaar } from '#domain/surveys/aadhaar.ts';
import {
  isMaskedDocumentNumber,
  lastOfDocumentNumber,
  maskDocumentNumber,
} from '#domain/surveys/other-document.ts';
import type { Survey } from '#domain/surveys/survey-schema.ts';
import { useMessages } from '../../messages/store.ts';
import { formatValue } from '../../messages/survey-fields.ts';
import { NumberReveal } from './number-reveal.tsx';

export function AadhaarNumber({ number }: { number: string }) {
  const { showAadhaar, hideAadhaar } = useMessages().survey;
  if (isMasked(number)) return number;
  return (
    <NumberReveal
      masked={maskAadhaar(number.slice(-4))}
      whole={groupAadhaar(number)}
      labels={{ show: showAadhaar, hide: hideAadhaar }}
      noted
    />
  );
}

type Document = Pick<Survey, 'aadhar_no' | 'other_document_type'> & { other_document_no: string };

export function DocumentNumber({ aadhar_no, other_document_type, other_document_no }: Document) {
  const t = useMessages();
  const { showDocument, hideDocument } = t.survey;
  const type = other_document_type
    ? `${formatValue(t, 'other_document_type', other_document_type)}, `
    : '';
  const whole = `${type}${other_document_no}`;
  if (isMaskedDocumentNumber(other_document_no)) return whole;
  return (
    <NumberReveal
      masked={`${type}${maskDocumentNumber(lastOfDocumentNumber(other_document_no))}`}
      whole={whole}
      labels={{ show: showDocument, hide: hideDocument }}
      // The Aadhaar number above it says so.
      noted={!aadhar_no}
    />
  );
}
