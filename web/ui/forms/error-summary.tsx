import { CircleAlert } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { FieldError } from '#domain/validation.ts';
import { fieldErrorMessage } from '../../messages/errors.ts';
import { useMessages } from '../../messages/store.ts';
import styles from './error-summary.module.css';

interface ErrorSummaryProps {
  errors: readonly FieldError[];
  /** Labels of fields whose errors do not name them. */
  labels?: Readonly<Partial<Record<string, string>>>;
}

/** Lists the errors in the order of the rules. It takes the focus, or the only field that has an error. */
export function ErrorSummary({ errors, labels = {} }: ErrorSummaryProps) {
  const t = useMessages();
  const summary = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const [first, second] = errors;
  const only = second === undefined ? first?.field : undefined;
  useEffect(() => {
    const control = only === undefined ? null : document.getElementById(only);
    (control ?? summary.current)?.focus({ preventScroll: true });
    if (control) (control.closest('[data-span]') ?? control).scrollIntoView({ block: 'nearest' });
    else summary.current?.scrollIntoView({ block: 'start' });
  }, [only]);
  return (
    <div
      ref={summary}
      className={styles.summary}
      role="alert"
      tabIndex={-1}
      aria-labelledby={titleId}
    >
      <p id={titleId} className={styles.title}>
        <CircleAlert size={20} />
        {t.ui.thingsToCorrect(errors.length)}
      </p>
      <ul>
        {errors.map((error) => {
          const { field, rule } = error;
          return (
            <li key={field + rule}>
              <a
                href={`#${field}`}
                onClick={(event) => {
                  // The address must stay, or Back would walk through the corrections.
                  event.preventDefault();
                  document.getElementById(field)?.focus();
                }}
              >
                {rule === 'tooLong' && labels[field] ? `${labels[field]}: ` : null}
                {fieldErrorMessage(t, error)}
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
