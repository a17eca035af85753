import { useEffect, useRef } from 'react';
import { ENQUIRY_FIELDS } from '#domain/enquiries/enquiry.ts';
import styles from '#web/styles/form.module.css';
import type { ContactWords } from './contact-words.ts';
import { idOf } from './form-fields.ts';
import type { EnquiryErrors } from './send-enquiry.ts';

interface ErrorSummaryProps {
  errors: EnquiryErrors;
  words: ContactWords['form'];
}

/** Takes the focus after every refusal. */
export function ErrorSummary({ errors, words }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer is another time to look here
  useEffect(() => box.current?.focus(), [errors]);
  const invalidFields = ENQUIRY_FIELDS.filter((field) => errors.fields[field]);
  return (
    // biome-ignore lint/a11y/noAutofocus: without script, the page of a refusal opens here
    <div className={styles.summary} role="alert" tabIndex={-1} ref={box} autoFocus>
      <h3>{words.not_sent}</h3>
      {[...new Set(errors.form)].map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p data-kept={errors.preserved}>{words.still_here}</p>
      {invalidFields.length > 0 && (
        <ul>
          {invalidFields.map((field) => (
            <li key={field}>
              <a href={`#${idOf(field)}`}>
                {words[field]}: <span>{errors.fields[field]}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
