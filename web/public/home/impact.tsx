import { useRef } from 'react';
import type { ImpactFigure, impact as Impacts } from '#content/pages/impact.ts';
import shared from '#web/styles/public.module.css';
import { Picture } from '#web/ui/picture.tsx';
import { Section } from '../parts/section.tsx';
import { useCountUp } from './count-up.ts';
import styles from './impact.module.css';

export function Impact({ impact }: { impact: typeof Impacts }) {
  const { people, figures, key } = impact;
  const container = useRef<HTMLDivElement>(null);
  const progress = useCountUp(container);
  return (
    <Section ground="indigo">
      <h2 className={shared.spoken}>Our impact</h2>
      <div ref={container} className={styles.impact}>
        <div className={styles.people}>
          <Count figure={people} progress={progress} />
          <p className={shared.lede}>{people.label}</p>
          <Picture of={people.picture} />
          <p className={styles.key}>{key}</p>
        </div>
        <ul className={styles.list}>
          {figures.map((figure) => (
            <li key={figure.label}>
              <Count figure={figure} progress={progress} />
              <span>
                {figure.noun} {figure.label}
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
      <span className={shared.spoken}>{formatFigure(figure, 1)}</span>
    </b>
  );
}

function formatFigure({ value, suffix }: ImpactFigure, progress: number): string {
  return Math.round(value * progress).toLocaleString('en-IN') + suffix;
}
