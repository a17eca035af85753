import { education } from '#content/chapters/education.ts';
import { Chapter } from '../chapter.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = pageMeta('/education');

export default function Education() {
  return <Chapter page={education} />;
}
