import { CircleAlert } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { FieldError } from '#domain/validation.ts';
import styles from './error-summary.module.css';

/** Lists the errors in the order of the rules, takes the focus, and scrolls to the first field. */
export function ErrorSummary({ errors }: { errors: readonly FieldError[] }) {
  const summary = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const first = errors[0]?.field;
  useEffect(() => {
    summary.current?.focus();
    const control = first === undefined ? null : document.getElementById(first);
    (control?.closest('[data-span]') ?? control)?.scrollIntoView({ block: 'nearest' });
  }, [first]);
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
        {errors.length === 1 ? '1 thing to correct' : `${errors.length} things to correct`}
      </p>
      <ul>
        {errors.map(({ field, message }) => (
          <li key={field + message}>
            <a
              href={`#${field}`}
              onClick={(event) => {
                // The address must stay, or Back would walk through the corrections.
                event.preventDefault();
                document.getElementById(field)?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
