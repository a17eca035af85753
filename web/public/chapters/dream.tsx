import { dream } from '#content/chapters/dream.ts';
import { Chapter } from '../chapter.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = pageMeta('/dream');

export default function ReinstatingDreams() {
  return <Chapter page={dream} />;
}
