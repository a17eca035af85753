// The page of one programme: its scene, its words, what it does, what has come of it, and the way on.
import type { ChapterPage } from '#content/chapters/chapter-page.ts';
import { chapters } from '#content/chapters.ts';
import { Closing } from './chapter/closing.tsx';
import { Credit } from './chapter/credit.tsx';
import { Figures } from './chapter/figures.tsx';
import { Initiatives } from './chapter/initiatives.tsx';
import { Opening } from './chapter/opening.tsx';
import { Turn } from './chapter/turn.tsx';

export function Chapter({ page }: { page: ChapterPage }) {
  const index = chapters.findIndex((chapter) => chapter.path === page.path);
  const chapter = chapters[index];
  if (!chapter) throw new Error(`No chapter at ${page.path}`);
  return (
    <>
      <Opening page={page} chapter={chapter} number={index + 1} />
      {page.lists.map((list) => (
        <Initiatives key={list.heading} list={list} number={index + 1} paint={chapter.paint} />
      ))}
      {page.figures && <Figures figures={page.figures} paint={chapter.paint} />}
      {page.credit && <Credit credit={page.credit} />}
      <Closing closing={page.closing} />
      <Turn index={index} />
    </>
  );
}
