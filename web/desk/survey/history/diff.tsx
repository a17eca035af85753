import type { HistoryField, HistoryValue, RevertChange } from '#domain/surveys/history.ts';
import { langOf } from '../../../ui/script.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { FIELD_LABELS, formatValue, visibleChanges } from '../field-labels.ts';
import styles from './diff.module.css';

export function Diff({ changes }: { changes: readonly RevertChange[] }) {
  return (
    <dl className={styles.diff}>
      {visibleChanges(changes).map(({ field, before, after, isUncertain }) => (
        <div key={field}>
          <dt>{FIELD_LABELS[field]}</dt>
          <dd>
            <OldValue field={field} value={before} />
            <NewValue field={field} value={after} />
            {before === after ? (
              <small>
                {isUncertain ? MAY_DIFFER : (MASKED_ALIKE[field] ?? 'Another one that looks alike')}
              </small>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const MASKED_ALIKE: { [Field in HistoryField]?: string } = {
  aadhar_no: 'Another number with the same last digits',
  other_document_no: 'Another number with the same last characters',
  volunteer_id: 'Another volunteer of the same name',
};

const MAY_DIFFER = 'It was changed in between: this may be another number that ends alike';

interface ValueProps {
  field: HistoryField;
  value: HistoryValue;
}

function OldValue({ field, value }: ValueProps) {
  const text = formatValue(field, value);
  if (text === '') return null;
  return (
    <del>
      <VisuallyHidden>Before: </VisuallyHidden>
      <span lang={langOf(text)}>{text}</span>
    </del>
  );
}

function NewValue({ field, value }: ValueProps) {
  const text = formatValue(field, value);
  if (text === '') return null;
  return (
    <ins>
      <VisuallyHidden>After: </VisuallyHidden>
      <span lang={langOf(text)}>{text}</span>
    </ins>
  );
}
