import { secondinning } from '#content/chapters/secondinning.ts';
import { Chapter } from '../chapter.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = pageMeta('/secondinning');

export default function SecondInnings() {
  return <Chapter page={secondinning} />;
}
