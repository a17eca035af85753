import { useId } from 'react';
import { useHref } from 'react-router';
import { Marked } from '../../parts/prose.tsx';
import { useFrame } from '../frame.ts';
import { Icon } from '../icon.tsx';
import { BankLines } from './bank-lines.tsx';
import styles from './donation-popup.module.css';
import { Modal } from './modal.tsx';
import { PaymentQr } from './payment-qr.tsx';
import { PlaceholderNote } from './placeholder-note.tsx';
import { QrFrame } from './qr-frame.tsx';

export default function DonationPopup({ open, onClose }: { open: boolean; onClose: () => void }) {
  const heading = useId();
  const { donation } = useFrame();
  const page = useHref('/bank-details');
  const { popup } = donation;
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
          <QrFrame>
            <PaymentQr />
          </QrFrame>
          <div>
            <BankLines />
            <p className={styles.fine}>
              <Marked text={popup.note} />
            </p>
            <p className={styles.fine}>
              <a href={page}>{popup.page}</a>
            </p>
          </div>
        </div>
      </div>
    </Modal>
  );
}
