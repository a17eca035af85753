import { type ReactNode, useId } from 'react';
import { useHref } from 'react-router';
import { Marked } from '../../words/prose.tsx';
import { Icon } from '../icon.tsx';
import { useLayoutWords } from '../layout-context.ts';
import { BankLines } from './bank-lines.tsx';
import { Disclosure } from './disclosure.tsx';
import styles from './donation-popup.module.css';
import { GivingNotes } from './giving-notes.tsx';
import { Modal } from './modal.tsx';
import { PaymentPageLink } from './payment-page-link.tsx';
import { PlaceholderNote } from './placeholder-note.tsx';
import { PayByUpi } from './upi/pay-by-upi.tsx';
import { PaymentQr } from './upi/payment-qr.tsx';
import { QrFrame } from './upi/qr-frame.tsx';
import { UpiBox } from './upi/upi-box.tsx';

interface DonationPopupProps {
  open: boolean;
  onClose: () => void;
}

export default function DonationPopup({ open, onClose }: DonationPopupProps): ReactNode {
  const heading = useId();
  const { donation } = useLayoutWords();
  const page = useHref('/bank-details');
  const { popup, giving } = donation;
  return (
    <Modal open={open} onClose={onClose} labelledBy={heading} className={styles.popup}>
      <div className={styles.band} />
      <div className={styles.inside}>
        <div className={styles.top}>
          <h2 id={heading}>{popup.heading}</h2>
          <button type="button" className={styles.close} onClick={onClose}>
            <Icon name="x" /> {popup.close}
          </button>
        </div>
        <PlaceholderNote />
        <div className={styles.two}>
          <div className={styles.ways}>
            <UpiBox />
            <PayByUpi />
            <PaymentPageLink />
          </div>
          <div className={styles.code}>
            <QrFrame>
              <PaymentQr />
            </QrFrame>
          </div>
          <div className={styles.folds}>
            <Disclosure title={giving.transfer} open>
              <BankLines />
            </Disclosure>
            <Disclosure title={giving.programme}>
              <p>
                <Marked text={giving.programme_text} />
              </p>
            </Disclosure>
          </div>
        </div>
        <GivingNotes />
        <p className={styles.fine}>
          <Marked text={popup.note} /> <a href={page}>{popup.page}</a>
        </p>
      </div>
    </Modal>
  );
}
