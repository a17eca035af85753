import { Icon } from '#web/public/layout/icon.tsx';
import { NewTab } from '../layout/outside-link.tsx';
import styles from './form-doors.module.css';
import type { FormWords } from './form-words.ts';
import { Marked } from './prose.tsx';

interface Door {
  readonly title: string;
  readonly text: string;
  readonly form: string;
}

export function FormDoors({ doors, open }: { doors: readonly Door[]; open: string }) {
  return (
    <ul className={styles.doors}>
      {doors.map(({ title, text, form }) => (
        <li key={title}>
          <a href={form} target="_blank" rel="noopener noreferrer">
            <h3>{title}</h3>
            <p>
              <Marked text={text} />
            </p>
            <span className={styles.open}>
              {open} <Icon name="external-link" />
              <NewTab />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

export function FormNote({ note }: Pick<FormWords, 'note'>) {
  if (!note) return null;
  return (
    <p className={styles.note}>
      <Marked text={note} />
    </p>
  );
}
