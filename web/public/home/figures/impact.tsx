import { useRef } from 'react';
import shared from '#web/styles/public.module.css';
import { Picture } from '#web/ui/picture.tsx';
import { FigureBasis } from '../../sections/figure-basis.tsx';
import { Section } from '../../sections/section.tsx';
import { Marked } from '../../words/prose.tsx';
import type { HomeWords } from '../home-words.ts';
import { formatFigure } from './format-figure.ts';
import styles from './impact.module.css';
import { useCountUp } from './use-count-up.ts';

type ImpactWords = HomeWords['impact'];
type ImpactFigure = ImpactWords['people'];

export function Impact(impact: ImpactWords) {
  const { heading, people, figures, note } = impact;
  const section = useRef<HTMLElement>(null);
  const progress = useCountUp(section);
  return (
    <Section ref={section} background="indigo">
      <h2 className={shared.srOnly}>{heading}</h2>
      <div className={styles.impact}>
        <div className={styles.people}>
          <Count figure={people} progress={progress} />
          <p className={shared.lede}>
            {people.label}
            <FigureBasis {...people} />
          </p>
          <Picture of={people.picture} />
          <p className={styles.key}>
            <Marked text={note} />
          </p>
        </div>
        <ul className={styles.list}>
          {figures.map((figure) => (
            <li key={figure.label}>
              <Count figure={figure} progress={progress} />
              <span>
                {`${figure.noun} ${figure.label}`}
                <FigureBasis {...figure} />
              </span>
              <Picture of={figure.picture} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function Count({ figure, progress }: { figure: ImpactFigure; progress: number }) {
  return (
    <b>
      <span aria-hidden="true">{formatFigure(figure, progress)}</span>
      <span className={shared.srOnly}>{formatFigure(figure, 1)}</span>
    </b>
  );
}
