import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import styles from './thumb.module.css';

/** A small picture in a box that keeps its size; one that cannot be had leaves a sign in it. */
export function Thumb({ src }: { src: string }) {
  // By its address: another picture may come in the same place.
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
