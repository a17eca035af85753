import { revival } from '#content/chapters/revival.ts';
import { Chapter } from '../chapter.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = pageMeta('/revival');

export default function Revival() {
  return <Chapter page={revival} />;
}
