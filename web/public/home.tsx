import { ChapterBlocks } from './home/chapter-blocks.tsx';
import { Community } from './home/community.tsx';
import { Hero } from './home/hero.tsx';
import { HowHelpIsUsed } from './home/how-help-is-used.tsx';
import { Impact } from './home/impact.tsx';
import { ProgramTiles } from './home/program-tiles.tsx';
import { Welcome } from './home/welcome.tsx';
import { pageMeta } from './page-meta.ts';

export const meta = pageMeta('/');

export default function Home() {
  return (
    <>
      <Hero />
      <Welcome />
      <Community />
      <ProgramTiles />
      <Impact />
      <ChapterBlocks />
      <HowHelpIsUsed />
    </>
  );
}
