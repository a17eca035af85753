import { wash } from '#content/chapters/wash.ts';
import { Chapter } from '../chapter.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = pageMeta('/wash');

export default function Wash() {
  return <Chapter page={wash} />;
}
