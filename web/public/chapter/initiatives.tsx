import type { Initiative, InitiativeList } from '#content/chapters/chapter-page.ts';
import type { Paint } from '#content/chapters.ts';
import { devanagari } from '#content/numerals.ts';
import { Picture } from '#web/ui/picture.tsx';
import { Section } from '../parts/section.tsx';
import styles from './initiatives.module.css';

interface InitiativesProps {
  list: InitiativeList;
  number: number;
  paint: Paint;
}

/** What the chapter does stands on the page; what it stands for, on the wall. */
export function Initiatives({ list, number, paint }: InitiativesProps) {
  const pictured = list.items.some((item) => item.picture);
  return (
    <Section ground={list.numbered ? 'lime' : paint}>
      <h2 className={styles.heading}>{list.heading}</h2>
      {list.intro && <p>{list.intro}</p>}
      <div className={pictured ? styles.pictured : styles.plain}>
        {list.items.map((item, index) => (
          <Item
            key={item.title}
            item={item}
            numeral={list.numbered ? `${devanagari(number)}.${devanagari(index + 1)}` : undefined}
          />
        ))}
      </div>
    </Section>
  );
}

function Item({ item, numeral }: { item: Initiative; numeral: string | undefined }) {
  return (
    <article className={styles.item}>
      {item.picture && <Picture name={item.picture} sizes="(max-width: 760px) 100vw, 700px" />}
      <div className={styles.title}>
        {numeral && (
          <span lang="hi" aria-hidden="true">
            {numeral}
          </span>
        )}
        <h3>{item.title}</h3>
      </div>
      <p>{item.text}</p>
    </article>
  );
}
