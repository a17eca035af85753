import { advocacy } from '#content/chapters/advocacy.ts';
import { Chapter } from '../chapter.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = pageMeta('/advocacy');

export default function Advocacy() {
  return <Chapter page={advocacy} />;
}
