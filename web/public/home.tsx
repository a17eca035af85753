import { Calendar } from './home/calendar.tsx';
import { ChapterBlocks } from './home/chapter-blocks.tsx';
import { Community } from './home/community.tsx';
import { Hero } from './home/hero.tsx';
import { HowHelpIsUsed } from './home/how-help-is-used.tsx';
import { Impact } from './home/impact.tsx';
import { Partner } from './home/partner.tsx';
import { ProgramTiles } from './home/program-tiles.tsx';
import { Team } from './home/team.tsx';
import { Welcome } from './home/welcome.tsx';
import { pageMeta } from './page-meta.ts';
import { Partners } from './partners/partners.tsx';

export const meta = pageMeta('/');

export default function Home() {
  return (
    <>
      <Hero />
      <Welcome />
      <Community />
      <ProgramTiles />
      <ChapterBlocks />
      <Impact />
      <HowHelpIsUsed />
      <Team />
      <Partner />
      <Partners />
      <Calendar />
    </>
  );
}
