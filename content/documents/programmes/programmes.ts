// The eleven chapters in the order of their numbers.
import { advocacy } from './advocacy.ts';
import { consultancy } from './consultancy.ts';
import { democracy } from './democracy.ts';
import { dream } from './dream.ts';
import { earthwise } from './earthwise.ts';
import { education } from './education.ts';
import { gender } from './gender.ts';
import { krishi } from './krishi.ts';
import type { Programme } from './programme.ts';
import { revival } from './revival.ts';
import { secondinning } from './secondinning.ts';
import { wash } from './wash.ts';

export const programmes: readonly Programme[] = [
  krishi,
  secondinning,
  revival,
  wash,
  education,
  earthwise,
  gender,
  advocacy,
  democracy,
  consultancy,
  dream,
];
