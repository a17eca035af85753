import type { Picture as Shown } from '#content/pictures/picture-facts.ts';
import { Icon } from '#web/public/layout/icon.tsx';
import { ITEM_SIZES, Picture } from '#web/ui/picture.tsx';
import { NewTab } from '../layout/outside-link.tsx';
import { Marked } from '../words/prose.tsx';
import styles from './form-cards.module.css';
import type { FormWords } from './form-words.ts';

interface Card {
  readonly title: string;
  readonly text: string;
  readonly form: string;
  readonly picture?: Shown | undefined;
}

export function FormCards({ cards, open }: { cards: readonly Card[]; open: string }) {
  return (
    <ul className={styles.cards}>
      {cards.map(({ title, text, form, picture }) => (
        <li key={title}>
          <a href={form} target="_blank" rel="noopener noreferrer">
            {picture && <Picture of={picture} sizes={ITEM_SIZES} />}
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
