import { useId } from 'react';
import { bank } from '#content/bank.ts';
import { Icon } from '../icon.tsx';
import { BankLines } from './bank-lines.tsx';
import styles from './donation-popup.module.css';
import { Modal } from './modal.tsx';
import { PaymentQr } from './payment-qr.tsx';
import { PlaceholderNote } from './placeholder-note.tsx';
import { QrFrame } from './qr-frame.tsx';

export default function DonationPopup({ open, onClose }: { open: boolean; onClose: () => void }) {
  const heading = useId();
  return (
    <Modal open={open} onClose={onClose} labelledBy={heading} className={styles.popup}>
      <div className={styles.band} />
      <div className={styles.inside}>
        <div className={styles.top}>
          <h2 id={heading}>Help us write the next chapter</h2>
          <button type="button" className={styles.close} onClick={onClose}>
            <Icon name="x" /> Close
          </button>
        </div>
        {!bank.published && <PlaceholderNote />}
        <div className={styles.two}>
          <QrFrame>
            <PaymentQr />
          </QrFrame>
          <div>
            <BankLines />
            <p className={styles.fine}>
              Write the chapter you want to help, such as “WASH”, in the transfer note. We never ask
              for an OTP or PIN.
            </p>
            <p className={styles.fine}>
              <a href="/bank-details">These details as a page, for printing</a>
            </p>
          </div>
        </div>
      </div>
    </Modal>
  );
}
