import { democracy } from '#content/chapters/democracy.ts';
import { Chapter } from '../chapter.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = pageMeta('/democracy');

export default function FosteringDemocracy() {
  return <Chapter page={democracy} />;
}
