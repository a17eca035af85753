import { site } from '#content/site.ts';
import { Icon } from '#web/public/layout/icon.tsx';
import shared from '#web/styles/public.module.css';
import styles from './form-doors.module.css';

interface Door {
  readonly title: string;
  readonly text: string;
  readonly form: string;
}

export function FormDoors({ doors }: { doors: readonly Door[] }) {
  return (
    <ul className={styles.doors}>
      {doors.map(({ title, text, form }) => (
        <li key={title}>
          <a href={form} target="_blank" rel="noopener noreferrer">
            <h3>{title}</h3>
            <p>{text}</p>
            <span className={styles.open}>
              Open the form <Icon name="external-link" />
              <span className={shared.spoken}> (opens in a new tab)</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

export function FormNote() {
  if (!site.forms.placeholder) return null;
  return (
    <p className={styles.note}>
      The addresses of our forms are placeholders until the trust has set its own.
    </p>
  );
}
