import { Link } from 'react-router';
import shared from '#web/styles/public.module.css';
import { Picture } from '#web/ui/picture.tsx';
import { DevanagariNumber } from '../../ui/text/devanagari-number.tsx';
import type { ProgrammeTile } from '../programme/programme-tiles.ts';
import { FigureBasis } from '../sections/figure-basis.tsx';
import { Section } from '../sections/section.tsx';
import { SectionHead } from '../sections/section-head.tsx';
import { Marked } from '../words/prose.tsx';
import styles from './programme-list.module.css';

interface ProgrammeListProps {
  heading: string;
  intro: string;
  /** On the figures. */
  note: string;
  programmes: readonly Omit<ProgrammeTile, 'text' | 'brief'>[];
}

export function ProgrammeList({ heading, intro, note, programmes }: ProgrammeListProps) {
  return (
    <Section background="lime">
      <SectionHead heading={heading}>
        <Marked text={intro} />
      </SectionHead>
      <p className={shared.quiet}>{note}</p>
      <ol className={styles.list}>
        {programmes.map(({ path, title, fact, basis, picture }, index) => (
          <li key={path}>
            <Link to={path}>
              <Picture of={picture} alt="" sizes="240px" />
              <DevanagariNumber className={styles.number} value={index + 1} />
              <span className={styles.words}>
                <strong>{title}</strong>
                <span>{fact}</span>
                {basis && <FigureBasis {...basis} />}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </Section>
  );
}
