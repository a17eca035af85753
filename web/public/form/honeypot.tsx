import styles from '#web/styles/form.module.css';

/** A field that only programs fill in. */
export function Honeypot({ id }: { id: string }) {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label htmlFor={id}>Leave this empty</label>
      <input id={id} name="_gotcha" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
