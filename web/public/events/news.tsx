import type { Picture as Shown } from '#content/pictures/picture-facts.ts';
import shared from '#web/styles/public.module.css';
import { ITEM_SIZES, Picture } from '#web/ui/picture.tsx';
import { Prose } from '../parts/prose.tsx';
import { Section } from '../parts/section.tsx';
import styles from './featured.module.css';

interface NewsProps {
  heading: string;
  items: readonly {
    title: string;
    date: string;
    when: string;
    text: string;
    picture: Shown | undefined;
  }[];
}

export function News({ heading, items }: NewsProps) {
  return (
    <Section>
      <h2>{heading}</h2>
      <ul className={styles.list}>
        {items.map(({ title, date, when, text, picture }) => (
          <li key={`${date} ${title}`}>
            {picture && <Picture of={picture} sizes={ITEM_SIZES} />}
            <div className={styles.words}>
              <h3>{title}</h3>
              <p className={shared.quiet}>
                <time dateTime={date}>{when}</time>
              </p>
              <Prose text={text} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
