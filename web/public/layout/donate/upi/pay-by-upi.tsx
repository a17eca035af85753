import { Smartphone } from 'lucide-react';
import { type MouseEvent, useId, useState } from 'react';
import { programmePaths } from '#content/menu.ts';
import {
  isMerchantCode,
  MAX_UPI_RUPEES,
  paymentReference,
  REFERENCE_BYTES,
  upiLink,
} from '#domain/donations/upi.ts';
import button from '#web/styles/button.module.css';
import { useLayoutWords } from '../../layout-context.ts';
import { AmountList } from './amount-list.tsx';
import { Amounts, OTHER } from './amounts.tsx';
import styles from './pay-by-upi.module.css';

const DEVANAGARI_ZERO = '०'.charCodeAt(0);

/**
 * A button on phones only, elsewhere a list of the amounts. Apps refuse links to IDs other than merchants', which
 * are paid manually.
 */
export function PayByUpi() {
  const { bank, donation, labels } = useLayoutWords();
  const { giving } = donation;
  const [chosen, setChosen] = useState('');
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [note, setNote] = useState('');
  const programmeId = useId();
  const isOpen = bank.published && bank.upi_id !== '' && isMerchantCode(bank.merchant_code);
  const rupees = chosen === '' ? undefined : rupeesOf(chosen === OTHER ? typed : chosen);
  const link = (reference?: string) =>
    upiLink(bank, {
      merchantCode: bank.merchant_code,
      ...(reference && { reference }),
      rupees: isPayable(rupees) ? rupees : undefined,
      note,
    });

  function open(event: MouseEvent<HTMLAnchorElement>) {
    setWrong(!isPayable(rupees));
    if (!isPayable(rupees)) return event.preventDefault();
    const bytes = crypto.getRandomValues(new Uint8Array(REFERENCE_BYTES));
    event.currentTarget.href = link(paymentReference(bytes));
  }

  return (
    <>
      {bank.amounts.length > 0 && (
        <div className={isOpen ? styles.computer : undefined}>
          <AmountList />
        </div>
      )}
      {bank.amounts.length > 0 && isOpen && (
        <div className={styles.phone}>
          <Amounts
            chosen={chosen}
            typed={typed}
            isWrong={isWrong}
            onChoose={setChosen}
            onType={(text) => {
              setTyped(text);
              setWrong(false);
            }}
          />
        </div>
      )}
      {isOpen ? (
        <div className={styles.pay} data-for-phones="">
          <label htmlFor={programmeId}>{giving.programme}</label>
          <select
            id={programmeId}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          >
            <option value="">{giving.any_programme}</option>
            {programmePaths.map((path) => (
              <option key={path}>{labels[path]}</option>
            ))}
          </select>
          <a
            href={link()}
            className={`${button.button} ${button.geru} ${styles.wide}`}
            onClick={open}
          >
            <Smartphone className={button.icon} aria-hidden="true" /> {giving.pay}
          </a>
        </div>
      ) : bank.published ? (
        bank.upi_id && (
          <p className={styles.pay} data-for-phones="">
            {giving.pay_by_hand}
          </p>
        )
      ) : (
        <div className={styles.pay} data-for-phones="">
          <p className={`${button.button} ${styles.wide} ${styles.waits}`}>
            <Smartphone className={button.icon} aria-hidden="true" /> {giving.pay}
          </p>
          <p className={styles.reason}>{giving.pay_waits}</p>
        </div>
      )}
    </>
  );
}

/** 1,500 and ₹ १५०० are amounts; other texts are NaN. */
function rupeesOf(text: string): number {
  const plain = text
    .replace(/[₹,\s]/g, '')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));
  return /^\d+$/.test(plain) ? Number(plain) : Number.NaN;
}

/** Without an amount the app asks for one. */
function isPayable(rupees: number | undefined): boolean {
  if (rupees === undefined) return true;
  return Number.isInteger(rupees) && rupees >= 1 && rupees <= MAX_UPI_RUPEES;
}
