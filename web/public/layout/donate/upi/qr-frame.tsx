import type { ReactNode } from 'react';
import { useLayoutWords } from '../../layout-context.ts';
import styles from './qr-frame.module.css';
import { SaveQr } from './save-qr.tsx';

/** Left out by a trust that takes no payments by UPI. */
export function QrFrame({ children }: { children: ReactNode }) {
  const { bank, donation } = useLayoutWords();
  const { caption, placeholderNotice, giving } = donation;
  if (bank.published && bank.upi_id === '') return null;
  return (
    <figure className={styles.figure} data-payment>
      <div className={styles.code}>
        {children}
        {placeholderNotice && (
          <strong className={styles.strip}>
            {placeholderNotice.strip}
            <br />
            {placeholderNotice.strip_second}
          </strong>
        )}
      </div>
      <figcaption>
        {placeholderNotice ? (
          caption
        ) : (
          <>
            <span className={styles.wide}>{caption}</span>
            <span className={styles.phone}>{giving.save_on_phone}</span>
          </>
        )}
      </figcaption>
      {!placeholderNotice && <SaveQr />}
    </figure>
  );
}
