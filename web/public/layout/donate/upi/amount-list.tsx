import { useId } from 'react';
import { useFrame } from '../../frame.ts';
import styles from './amounts.module.css';
import { inRupees } from './in-rupees.ts';

/** What the trust suggests, to read: without a link to a UPI app nothing would follow from a choice. */
export function AmountList() {
  const { bank, donation } = useFrame();
  const id = useId();
  return (
    <section className={styles.amounts} aria-labelledby={id}>
      <p id={id} className={styles.question}>
        {donation.giving.amounts}
      </p>
      <ul className={styles.cells}>
        {bank.amounts.map(({ rupees, does }) => (
          <li key={rupees} className={styles.cell}>
            <b>{inRupees(rupees)}</b>
            <small>{does}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
