import { earthwise } from '#content/chapters/earthwise.ts';
import { Chapter } from '../chapter.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = pageMeta('/earthwise');

export default function Earthwise() {
  return <Chapter page={earthwise} />;
}
