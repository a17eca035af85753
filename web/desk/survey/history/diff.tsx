import type { HistoryField, HistoryValue, RevertChange } from '#domain/surveys/history.ts';
import type { Messages } from '../../../messages/messages.ts';
import { useMessages } from '../../../messages/store.ts';
import { formatValue, shortLabel } from '../../../messages/survey-fields.ts';
import { langOf } from '../../../ui/script.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './diff.module.css';

export function Diff({ changes }: { changes: readonly RevertChange[] }) {
  const t = useMessages();
  return (
    <dl className={styles.diff}>
      {visibleChanges(changes).map(({ field, before, after, isUncertain }) => (
        <div key={field}>
          <dt>{shortLabel(t, field)}</dt>
          <dd>
            <OldValue field={field} value={before} />
            <NewValue field={field} value={after} />
            {before === after ? (
              <small>{isUncertain ? t.history.mayDiffer : alike(t, field)}</small>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Hides the same-address box if the address itself is shown. */
function visibleChanges(changes: readonly RevertChange[]): readonly RevertChange[] {
  const hasAddress = changes.some(({ field }) => field === 'permanent_address');
  return hasAddress ? changes.filter(({ field }) => field !== 'same_address') : changes;
}

/** Says why two values differ that look the same. */
function alike({ history }: Messages, field: HistoryField): string {
  switch (field) {
    case 'aadhar_no':
      return history.alike.number;
    case 'other_document_no':
      return history.alike.document;
    case 'volunteer_id':
      return history.alike.volunteer;
    default:
      return history.alike.other;
  }
}

interface ValueProps {
  field: HistoryField;
  value: HistoryValue;
}

function OldValue({ field, value }: ValueProps) {
  const t = useMessages();
  const text = formatValue(t, field, value);
  if (text === '') return null;
  return (
    <del>
      <VisuallyHidden>{t.history.before}</VisuallyHidden>
      <span lang={typedLang(text, value)}>{text}</span>
    </del>
  );
}

function NewValue({ field, value }: ValueProps) {
  const t = useMessages();
  const text = formatValue(t, field, value);
  if (text === '') return null;
  return (
    <ins>
      <VisuallyHidden>{t.history.after}</VisuallyHidden>
      <span lang={typedLang(text, value)}>{text}</span>
    </ins>
  );
}

/** A choice's name is in the language of the page, what people typed in its own. */
function typedLang(text: string, value: HistoryValue): 'hi' | undefined {
  return text === value ? langOf(text) : undefined;
}
