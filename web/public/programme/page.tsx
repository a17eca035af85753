// One programme's page. Its loader runs at the build, so a visitor downloads only this page's text.
import { pagePathOf } from '#content/site-map.ts';
import { websiteOf } from '../website-context.ts';
import type { Route } from './+types/page.ts';
import { Closing } from './blocks/closing.tsx';
import { Opening } from './blocks/opening.tsx';
import { ProgrammeNav } from './blocks/programme-nav.tsx';
import { blockOf } from './blocks.tsx';
import { programmeWords } from './programme-words.ts';

export const loader = ({ url: { pathname }, context }: Route.LoaderArgs) =>
  programmeWords(websiteOf(context), pagePathOf(pathname));

export default function ProgrammePage({ loaderData }: Route.ComponentProps) {
  const { blocks, closing, neighbours, number, theme, words } = loaderData;
  return (
    <>
      <Opening {...loaderData} />
      {blocks.map((block) => blockOf(block, theme, number))}
      <Closing {...closing} />
      <ProgrammeNav neighbours={neighbours} words={words} />
    </>
  );
}
