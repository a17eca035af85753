import type { CorrectionStep } from '#domain/surveys/corrections/correction-schema.ts';
import { formatExactTime } from '../../../messages/format-time.ts';
import { useMessages } from '../../../messages/store.ts';
import styles from '../../../ui/details/timeline.module.css';
import { langOf } from '../../../ui/text/lang-of.ts';

/** Notes and answers of corrections, among the versions. */
export function CorrectionLines({ steps }: { steps: readonly CorrectionStep[] }) {
  const t = useMessages();
  return steps.map(({ kind, at, by }) => (
    <li key={`${at} ${kind}`} className={styles.entry}>
      <h3>{t.corrections.steps[kind]}</h3>
      <p className={styles.by}>
        {formatExactTime(t, at)} · <span lang={langOf(by.name)}>{by.name}</span>
      </p>
    </li>
  ));
}
