import type { ChangeBack, HistoryField, HistoryValue } from '#domain/survey-history.ts';
import { langOf } from '../../../ui/script.ts';
import { ForReaders } from '../../../ui/visually-hidden.tsx';
import { FIELD_NAMES, sayValue, told } from '../field-labels.ts';
import styles from './diff.module.css';

/** Field by field: what was, struck, and what is. */
export function Diff({ changes }: { changes: readonly ChangeBack[] }) {
  return (
    <dl className={styles.diff}>
      {told(changes).map(({ field, before, after, isOpen }) => (
        <div key={field}>
          <dt>{FIELD_NAMES[field]}</dt>
          <dd>
            <Was field={field} value={before} />
            <Is field={field} value={after} />
            {before === after ? (
              <small>
                {isOpen ? MAY_DIFFER : (ALIKE[field] ?? 'Another one that looks alike')}
              </small>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const ALIKE: { [Field in HistoryField]?: string } = {
  aadhar_no: 'Another number with the same last digits',
  other_document_no: 'Another number with the same last characters',
  volunteer_id: 'Another volunteer of the same name',
};

const MAY_DIFFER = 'It was changed in between: this may be another number that ends alike';

interface ValueProps {
  field: HistoryField;
  value: HistoryValue;
}

function Was({ field, value }: ValueProps) {
  const text = sayValue(field, value);
  if (text === '') return null;
  return (
    <del>
      <ForReaders>Before: </ForReaders>
      <span lang={langOf(text)}>{text}</span>
    </del>
  );
}

function Is({ field, value }: ValueProps) {
  const text = sayValue(field, value);
  if (text === '') return null;
  return (
    <ins>
      <ForReaders>After: </ForReaders>
      <span lang={langOf(text)}>{text}</span>
    </ins>
  );
}
