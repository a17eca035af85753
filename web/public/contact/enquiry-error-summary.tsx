import { useEffect, useRef } from 'react';
import { ENQUIRY_FIELDS } from '#domain/enquiries/enquiry.ts';
import { ErrorSummary } from '../form/error-summary.tsx';
import type { ContactWords } from './contact-words.ts';
import { idOf } from './form-fields.ts';
import type { EnquiryErrors } from './send-enquiry.ts';

interface EnquiryErrorSummaryProps {
  errors: EnquiryErrors;
  words: ContactWords['form'];
}

/** Takes the focus after every refusal. */
export function EnquiryErrorSummary({ errors, words }: EnquiryErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [errors]);
  const fields = ENQUIRY_FIELDS.flatMap((name) => {
    const error = errors.fields[name];
    return error ? [{ id: idOf(name), label: words[name], error }] : [];
  });
  return (
    <ErrorSummary ref={box} words={words} errors={errors.form} fields={fields} kept={errors.kept} />
  );
}
