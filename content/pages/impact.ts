import type { Picture } from '../pictures/picture-facts.ts';
import { pictures } from '../pictures.ts';

export interface ImpactFigure {
  readonly value: number;
  readonly suffix: '' | '+';
  /** What the figure counts, if the label does not name it. */
  readonly noun?: string;
  readonly label: string;
  readonly picture: Picture;
}

const people: ImpactFigure = {
  value: 15_000,
  suffix: '+',
  label: 'children and families impacted yearly',
  picture: pictures.crowd,
};

const figures: readonly ImpactFigure[] = [
  { value: 10, suffix: '', label: 'villages and slums reached', picture: pictures.ten },
  {
    value: 20,
    suffix: '',
    noun: 'projects',
    label: 'focused on education, healthcare.',
    picture: pictures.twenty,
  },
  {
    value: 4,
    suffix: '',
    label: 'states reached, including the remotest areas',
    picture: pictures.four,
  },
];

export const impact = {
  people,
  figures,
  key: 'One figure stands for fifty people. Figures as reported by the trust.',
};
