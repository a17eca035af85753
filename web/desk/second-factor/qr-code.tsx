import { encode } from 'uqr';
import styles from './second-factor.module.css';

/** Dark on white also where the page is not, as cameras need it. */
export function QrCode({ content, label }: { content: string; label: string }) {
  const { size, data } = encode(content, { border: 2 });
  const squares = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
  );
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={squares.join('')} />
    </svg>
  );
}
