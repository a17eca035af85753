import { useMessages } from '../../messages/store.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import styles from './change-list.module.css';

export interface ChangedValue {
  /** Empty when there is none. */
  text: string;
  lang?: 'hi' | 'mr' | undefined;
}

export interface ListedChange {
  field: string;
  label: string;
  before: ChangedValue;
  after: ChangedValue;
  /** Says why two values differ that look the same. */
  note?: string | undefined;
}

/** Fields with their old and new values. */
export function ChangeList({ changes }: { changes: readonly ListedChange[] }) {
  const t = useMessages();
  return (
    <dl className={styles.changes}>
      {changes.map(({ field, label, before, after, note }) => (
        <div key={field}>
          <dt>{label}</dt>
          <dd>
            {before.text ? (
              <del>
                <VisuallyHidden>{t.history.before}</VisuallyHidden>
                <span lang={before.lang}>{before.text}</span>
              </del>
            ) : null}
            {after.text ? (
              <ins>
                <VisuallyHidden>{t.history.after}</VisuallyHidden>
                <span lang={after.lang}>{after.text}</span>
              </ins>
            ) : null}
            {note ? <small>{note}</small> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
