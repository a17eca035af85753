import type { PrivacyRequestStep } from '#domain/privacy/request-schema.ts';
import { formatExactTime } from '../../../messages/format-time.ts';
import { useMessages } from '../../../messages/store.ts';
import styles from '../../../ui/details/timeline.module.css';
import { langOf } from '../../../ui/text/lang-of.ts';
import own from './request-details.module.css';
import { RequestFieldChanges } from './request-field-changes.tsx';

/** The newest first. */
export function RequestHistory({ steps }: { steps: readonly PrivacyRequestStep[] }) {
  const t = useMessages();
  return (
    <ol className={styles.timeline}>
      {steps.toReversed().map(({ action, note, changes, by, at }) => (
        <li key={`${at} ${action}`} className={styles.entry}>
          <h3>{t.privacy.steps[action]}</h3>
          {note ? (
            <p className={own.details} lang={langOf(note)}>
              {note}
            </p>
          ) : null}
          {changes.length > 0 ? <RequestFieldChanges changes={changes} /> : null}
          <p className={styles.by}>
            {formatExactTime(t, at)} · <span lang={langOf(by.name)}>{by.name}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}
