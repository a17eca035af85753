import type { FigureList } from '#content/chapters/chapter-page.ts';
import type { Paint } from '#content/chapters.ts';
import { Picture } from '#web/ui/picture.tsx';
import { Section } from '../parts/section.tsx';
import styles from './figures.module.css';

interface FiguresProps {
  figures: FigureList;
  paint: Paint;
}

/** The chapter's figures on its own wall; where there is a picture, they hang from it like marks. */
export function Figures({ figures, paint }: FiguresProps) {
  return (
    <Section ground={paint} className={figures.picture ? styles.pictured : styles.plain}>
      {figures.picture && <Picture name={figures.picture} className={styles.scene} />}
      <div className={styles.words}>
        <h2>{figures.heading}</h2>
        <p className={styles.note}>{figures.note}</p>
        <ul className={styles.list}>
          {figures.items.map(({ value, label }) => (
            <li key={label}>
              <b>{value}</b>
              <span>{label}</span>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
