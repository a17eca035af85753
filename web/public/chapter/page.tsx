// One programme's page. Its loader runs at the build, so a visitor downloads only this page's text.
import { chapterPages } from '#content/pages/chapter-pages.ts';
import { chapters } from '#content/pages/chapters.ts';
import type { Route } from './+types/page.ts';
import { blockOf } from './blocks.tsx';
import { Closing } from './closing.tsx';
import { Opening } from './opening.tsx';
import { ChapterNav, type Neighbours } from './turn.tsx';

export function loader({ url: { pathname } }: Route.LoaderArgs) {
  const index = chapters.findIndex(({ path }) => path === pathname.replace(/\/$/, ''));
  const chapter = chapters[index];
  const page = chapterPages.find(({ path }) => path === chapter?.path);
  if (!chapter || !page) throw new Error(`No chapter at ${pathname}`);
  return { page, chapter, number: index + 1, neighbours: neighboursOf(index) };
}

export default function ChapterPage({ loaderData }: Route.ComponentProps) {
  const { page, chapter, number, neighbours } = loaderData;
  return (
    <>
      <Opening page={page} chapter={chapter} number={number} />
      {page.blocks.map((block) => blockOf(block, chapter.paint, number))}
      <Closing closing={page.closing} />
      <ChapterNav neighbours={neighbours} />
    </>
  );
}

/** The first and the last chapter are neighbours. */
function neighboursOf(index: number): Neighbours {
  const chapterRef = (place: number) => {
    const { path, title } = chapters[place] ?? chapters[0];
    return { path, title, number: place + 1 };
  };
  return {
    before: chapterRef((index + chapters.length - 1) % chapters.length),
    after: chapterRef((index + 1) % chapters.length),
  };
}
