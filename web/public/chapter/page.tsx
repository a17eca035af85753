// One programme's page. Its loader runs at the build, so a visitor downloads only this page's text.
import { pagePathOf } from '#content/site-map.ts';
import { websiteOf } from '../website-context.ts';
import type { Route } from './+types/page.ts';
import { Closing } from './blocks/closing.tsx';
import { Opening } from './blocks/opening.tsx';
import { ChapterNav } from './blocks/turn.tsx';
import { blockOf } from './blocks.tsx';
import { programmeWords } from './programme-words.ts';

export const loader = ({ url: { pathname }, context }: Route.LoaderArgs) =>
  programmeWords(websiteOf(context), pagePathOf(pathname));

export default function ChapterPage({ loaderData }: Route.ComponentProps) {
  const { blocks, closing, neighbours, number, paint, words } = loaderData;
  return (
    <>
      <Opening {...loaderData} />
      {blocks.map((block) => blockOf(block, paint, number))}
      <Closing {...closing} />
      <ChapterNav neighbours={neighbours} words={words} />
    </>
  );
}
