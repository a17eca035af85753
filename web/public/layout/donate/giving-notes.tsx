import { Link } from 'react-router';
import { Marked } from '../../words/prose.tsx';
import { useLayoutWords } from '../layout-context.ts';
import styles from './giving-notes.module.css';

/** Receipts, registrations and donations from abroad, as far as the trust has filled them in. */
export function GivingNotes() {
  const { giving, registered, abroad } = useLayoutWords().donation;
  return (
    <>
      <p className={styles.note}>
        <b>{giving.receipt}</b> <Marked text={giving.receipt_text} />{' '}
        <Link to="/bank-details/receipt">{giving.receipt_link}</Link>
        {registered.map(({ title, text }) => (
          <span key={title}>{` · ${title} ${text}`}</span>
        ))}
      </p>
      {abroad && (
        <p className={styles.note}>
          <b>{giving.abroad}</b> <Marked text={abroad} />
        </p>
      )}
    </>
  );
}
