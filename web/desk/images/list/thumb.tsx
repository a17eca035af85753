import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import styles from './thumb.module.css';

export function Thumb({ src }: { src: string }) {
  // Keyed by address: another picture may follow in the same element.
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span className={styles.thumb}>
      {failed === src ? (
        <ImageOff size={20} />
      ) : (
        <img
          src={src}
          alt=""
          width={84}
          height={56}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(src)}
        />
      )}
    </span>
  );
}
