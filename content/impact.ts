import type { PictureName } from './pictures.ts';

export interface ImpactFigure {
  readonly value: number;
  readonly suffix: '' | '+';
  readonly label: string;
  readonly picture: PictureName;
}

export const peopleImpacted: ImpactFigure = {
  value: 15_000,
  suffix: '+',
  label: 'children and families impacted yearly',
  picture: 'crowd',
};

export const impactFigures: readonly ImpactFigure[] = [
  { value: 10, suffix: '', label: 'villages and slums reached', picture: 'ten' },
  {
    value: 20,
    suffix: '',
    label: 'projects focused on education, healthcare.',
    picture: 'twenty',
  },
  { value: 4, suffix: '', label: 'states reached, including the remotest areas', picture: 'four' },
];

export const impactKey = 'One figure stands for fifty people. Figures as reported by the trust.';
