import { useRef } from 'react';
import { type ImpactFigure, impactFigures, impactKey, peopleImpacted } from '#content/impact.ts';
import shared from '#web/styles/public.module.css';
import { Picture } from '#web/ui/picture.tsx';
import { Section } from '../parts/section.tsx';
import { useCountUp } from './count-up.ts';
import styles from './impact.module.css';

export function Impact() {
  const figures = useRef<HTMLDivElement>(null);
  const progress = useCountUp(figures);
  return (
    <Section ground="indigo">
      <h2 className={shared.spoken}>Our impact</h2>
      <div ref={figures} className={styles.impact}>
        <div className={styles.people}>
          <Count figure={peopleImpacted} progress={progress} />
          <p className={shared.lede}>{peopleImpacted.label}</p>
          <Picture name={peopleImpacted.picture} />
          <p className={styles.key}>{impactKey}</p>
        </div>
        <ul className={styles.list}>
          {impactFigures.map((figure) => (
            <li key={figure.label}>
              <Count figure={figure} progress={progress} />
              <span>{figure.label}</span>
              <Picture name={figure.picture} />
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
      <span aria-hidden="true">{written(figure, progress)}</span>
      <span className={shared.spoken}>{written(figure, 1)}</span>
    </b>
  );
}

function written({ value, suffix }: ImpactFigure, progress: number): string {
  return Math.round(value * progress).toLocaleString('en-IN') + suffix;
}
