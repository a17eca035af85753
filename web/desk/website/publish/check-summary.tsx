import { CircleAlert } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { Language } from '#domain/languages.ts';
import type { FieldError } from '#domain/validation.ts';
import type { Fields } from '#domain/website/fields/fields.ts';
import { labelsAt } from '#domain/website/fields/labels.ts';
import { fieldErrorMessage } from '../../../messages/errors.ts';
import { useMessages } from '../../../messages/store.ts';
import { documentUrl } from '../addresses.ts';
import { formatLabels } from '../format-labels.ts';
import styles from './check-summary.module.css';

interface CheckSummaryProps {
  name: string;
  locale: Language;
  fields: Fields;
  errors: readonly FieldError[];
  /** Incremented with each failed attempt to publish. */
  asked: number;
  onOpen: (path: string) => void;
}

/** Obstacles to publishing, each linked to its field. It takes the focus after an attempt, not while somebody types. */
export function CheckSummary(props: CheckSummaryProps) {
  const { name, locale, fields, errors, asked, onOpen } = props;
  const t = useMessages();
  const summary = useRef<HTMLElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (asked === 0) return;
    summary.current?.focus({ preventScroll: true });
    summary.current?.scrollIntoView({ block: 'center' });
  }, [asked]);
  if (errors.length === 0) return null;
  return (
    <section ref={summary} className={styles.summary} tabIndex={-1} aria-labelledby={titleId}>
      <h2 id={titleId}>
        <CircleAlert size={20} /> {t.publishing.inTheWay(errors.length)}
      </h2>
      <ul>
        {errors.map((error) => (
          <li key={error.field + error.rule}>
            <a
              href={documentUrl(name, locale, error.field)}
              onClick={(event) => {
                event.preventDefault();
                onOpen(error.field);
              }}
            >
              {t.publishing.errorAt(
                formatLabels(t, labelsAt(fields, error.field)),
                fieldErrorMessage(t, error),
              )}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
