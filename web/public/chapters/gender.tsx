import { gender } from '#content/chapters/gender.ts';
import { Chapter } from '../chapter.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = pageMeta('/gender');

export default function GenderParity() {
  return <Chapter page={gender} />;
}
