import styles from './waiting.module.css';

export function Ring() {
  return <span className={styles.ring} aria-hidden="true" />;
}

/** Seen only after 300 ms, so that a quick answer does not flash. */
export function Waiting({ children }: { children: string }) {
  return (
    <p className={styles.waiting} role="status">
      <Ring />
      {children}
    </p>
  );
}
