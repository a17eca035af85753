import { useId } from 'react';
import { useLayoutWords } from '../../layout-context.ts';
import styles from './amounts.module.css';
import { inRupees } from './in-rupees.ts';

/** The suggested amounts as text: without a link to a UPI app a choice would have no effect. */
export function AmountList() {
  const { bank, donation } = useLayoutWords();
  const id = useId();
  return (
    <section className={styles.amounts} aria-labelledby={id}>
      <p id={id} className={styles.question}>
        {donation.giving.amounts}
      </p>
      <ul className={styles.list}>
        {bank.amounts.map(({ rupees, does }) => (
          <li key={rupees} className={styles.listed}>
            <b>{inRupees(rupees)}</b>
            <small>{does}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
