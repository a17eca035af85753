import type { ReactNode } from 'react';
import { useFrame } from '../frame.ts';
import styles from './qr-frame.module.css';

export function QrFrame({ children }: { children: ReactNode }) {
  const { caption, unpublished } = useFrame().donation;
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
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
