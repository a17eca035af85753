import styles from './placeholder-note.module.css';

export function PlaceholderNote() {
  return (
    <p className={styles.note}>
      <b>Placeholder details.</b> The trust has not published its bank account yet. Please do not
      pay to anything shown here.
    </p>
  );
}
