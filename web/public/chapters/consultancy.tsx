import { consultancy } from '#content/chapters/consultancy.ts';
import { Chapter } from '../chapter.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = pageMeta('/consultancy');

export default function Consultancy() {
  return <Chapter page={consultancy} />;
}
