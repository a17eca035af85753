// The page of one programme: its scene and why it is needed, its blocks, a way to help, and the way on.
// The build reads the words; a visitor's browser gets those of the page that it asks for, and no others.
import { chapterPages } from '#content/chapter-pages.ts';
import { chapters } from '#content/chapters.ts';
import type { Route } from './+types/chapter.ts';
import { blockOf } from './chapter/blocks.tsx';
import { Closing } from './chapter/closing.tsx';
import { Opening } from './chapter/opening.tsx';
import { Turn } from './chapter/turn.tsx';
import { pageMeta } from './page-meta.ts';

export function loader({ url: { pathname } }: Route.LoaderArgs) {
  const page = chapterPages.find(({ path }) => path === pathname.replace(/\/$/, ''));
  if (!page) throw new Error(`No chapter at ${pathname}`);
  return page;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.path)();
}

export default function Chapter({ loaderData: page }: Route.ComponentProps) {
  const index = chapters.findIndex((chapter) => chapter.path === page.path);
  const chapter = chapters[index];
  if (!chapter) throw new Error(`No chapter at ${page.path}`);
  return (
    <>
      <Opening page={page} chapter={chapter} number={index + 1} />
      {page.blocks.map((block) => blockOf(block, chapter.paint, index + 1))}
      <Closing closing={page.closing} />
      <Turn index={index} />
    </>
  );
}
