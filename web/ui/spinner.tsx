import styles from './spinner.module.css';

export function Ring() {
  return <span className={styles.ring} aria-hidden="true" />;
}
