import type { LabelsByEnglish } from '../../website-labels.ts';
import { customPages } from './custom-pages.ts';
import { dates } from './dates.ts';
import { frame } from './frame.ts';
import { pages } from './pages.ts';
import { trust } from './trust.ts';

export const WEBSITE_LABELS: LabelsByEnglish = {
  ...trust,
  ...frame,
  ...pages,
  ...dates,
  ...customPages,
};
