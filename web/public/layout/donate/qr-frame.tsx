import type { ReactNode } from 'react';
import { bank } from '#content/bank.ts';
import styles from './qr-frame.module.css';

export function QrFrame({ children }: { children: ReactNode }) {
  return (
    <figure className={styles.figure}>
      <div className={styles.code}>
        {children}
        {!bank.published && (
          <strong className={styles.strip}>
            Placeholder QR
            <br />
            do not pay
          </strong>
        )}
      </div>
      <figcaption>
        {bank.published
          ? 'Scan with any UPI app. The amount is yours to fill in.'
          : 'Scan with any UPI app once the real code is published.'}
      </figcaption>
    </figure>
  );
}
