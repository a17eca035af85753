import { useEffect, useRef } from 'react';
import { contact } from '#content/contact.ts';
import { QUERY_FIELDS } from '#domain/enquiry.ts';
import { FIELDS, idOf } from './form-fields.ts';
import styles from './query-form.module.css';
import type { NotSent } from './send-query.ts';

/** Takes the focus whenever a query has come back. */
export function ErrorSummary({ notSent }: { notSent: NotSent }) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer is another time to look here
  useEffect(() => box.current?.focus(), [notSent]);
  const wrong = QUERY_FIELDS.filter((field) => notSent.fields[field]);
  return (
    <div className={styles.summary} role="alert" tabIndex={-1} ref={box}>
      <h3>{contact.form.notSent}</h3>
      {[...new Set(notSent.form)].map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p data-kept={notSent.kept}>{contact.form.stillHere}</p>
      {wrong.length > 0 && (
        <ul>
          {wrong.map((field) => (
            <li key={field}>
              <a href={`#${idOf(field)}`}>
                {FIELDS[field].label}: <span>{notSent.fields[field]}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
