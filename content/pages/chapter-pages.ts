// The chapters' pages in the order of their numbers. Imported by the build only.
import { advocacy } from '../chapters/advocacy.ts';
import type { ChapterPage } from '../chapters/chapter-page.ts';
import { consultancy } from '../chapters/consultancy.ts';
import { democracy } from '../chapters/democracy.ts';
import { dream } from '../chapters/dream.ts';
import { earthwise } from '../chapters/earthwise.ts';
import { education } from '../chapters/education.ts';
import { gender } from '../chapters/gender.ts';
import { krishi } from '../chapters/krishi.ts';
import { revival } from '../chapters/revival.ts';
import { secondinning } from '../chapters/secondinning.ts';
import { wash } from '../chapters/wash.ts';

export const chapterPages: readonly ChapterPage[] = [
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
