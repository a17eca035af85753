import { useEffect, useRef } from 'react';
import { contact } from '#content/pages/contact.ts';
import { ENQUIRY_FIELDS } from '#domain/enquiries/enquiry.ts';
import styles from './enquiry-form.module.css';
import { FIELDS, idOf } from './form-fields.ts';
import type { EnquiryErrors } from './send-enquiry.ts';

/** Takes the focus after every refusal. */
export function ErrorSummary({ errors }: { errors: EnquiryErrors }) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer is another time to look here
  useEffect(() => box.current?.focus(), [errors]);
  const invalidFields = ENQUIRY_FIELDS.filter((field) => errors.fields[field]);
  return (
    <div className={styles.summary} role="alert" tabIndex={-1} ref={box}>
      <h3>{contact.form.notSent}</h3>
      {[...new Set(errors.form)].map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p data-kept={errors.preserved}>{contact.form.stillHere}</p>
      {invalidFields.length > 0 && (
        <ul>
          {invalidFields.map((field) => (
            <li key={field}>
              <a href={`#${idOf(field)}`}>
                {FIELDS[field].label}: <span>{errors.fields[field]}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
