import type { Wall } from '../drawing/wall.ts';
import { askAndAnswer } from './giving/ask-and-answer.ts';
import { nameAProgramme } from './giving/name-a-programme.ts';
import { spendOnWork } from './giving/spend-on-work.ts';

/** How help is used, one drawing for each step. */
export const givingScenes = {
  'help-name': nameAProgramme,
  'help-spend': spendOnWork,
  'help-ask': askAndAnswer,
} satisfies Record<string, () => Wall>;
