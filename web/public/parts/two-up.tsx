import styles from './two-up.module.css';

/** Short entries side by side, one rule above each. */
export function TwoUp({ entries }: { entries: readonly { title: string; text: string }[] }) {
  return (
    <div className={styles.entries}>
      {entries.map((entry) => (
        <article key={entry.title}>
          <h3>{entry.title}</h3>
          <p>{entry.text}</p>
        </article>
      ))}
    </div>
  );
}
