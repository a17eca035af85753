import { krishi } from '#content/chapters/krishi.ts';
import { Chapter } from '../chapter.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = pageMeta('/krishi');

export default function KrishiUdaan() {
  return <Chapter page={krishi} />;
}
