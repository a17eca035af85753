import type { ReactNode } from 'react';
import { useLayoutWords } from '../../layout-context.ts';
import styles from './qr-frame.module.css';
import { SaveQr } from './save-qr.tsx';

export function QrFrame({ children }: { children: ReactNode }) {
  const { caption, unpublished, giving } = useLayoutWords().donation;
  return (
    <figure className={styles.figure}>
      <div className={styles.code}>
        {children}
        {unpublished && (
          <strong className={styles.strip}>
            {unpublished.strip}
            <br />
            {unpublished.strip_second}
          </strong>
        )}
      </div>
      <figcaption>
        {unpublished ? (
          caption
        ) : (
          <>
            <span className={styles.wide}>{caption}</span>
            <span className={styles.phone}>{giving.save_on_phone}</span>
          </>
        )}
      </figcaption>
      {!unpublished && <SaveQr />}
    </figure>
  );
}
