import type { Ref } from 'react';
import styles from '#web/styles/form.module.css';

interface InvalidField {
  id: string;
  label: string;
  error: string;
}

interface ErrorSummaryProps {
  words: { not_sent: string; still_here: string };
  /** Errors of the whole form. */
  errors: readonly string[];
  /** Those with an empty error are not shown. */
  fields: readonly InvalidField[];
  /** Value of data-kept: `'false'` if what the visitor typed is lost; the build puts a placeholder here. */
  kept?: string | undefined;
  ref?: Ref<HTMLDivElement>;
}

export function ErrorSummary({ words, errors, fields, kept, ref }: ErrorSummaryProps) {
  return (
    // biome-ignore lint/a11y/noAutofocus: without script, the page of a refusal opens here
    <div className={styles.summary} role="alert" tabIndex={-1} ref={ref} autoFocus>
      <h3>{words.not_sent}</h3>
      {[...new Set(errors)].map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p data-kept={kept}>{words.still_here}</p>
      {fields.length > 0 && (
        <ul>
          {fields.map(({ id, label, error }) => (
            <li key={id}>
              <a href={`#${id}`}>
                {label}: <span>{error}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
