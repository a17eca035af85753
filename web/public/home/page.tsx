import { calendar, calendarWords } from '#content/calendar.ts';
import { chapters } from '#content/chapters.ts';
import { chapterBlocks, community, hero, program, welcome } from '#content/home.ts';
import { howHelpIsUsed } from '#content/how-help-is-used.ts';
import { idealPartner } from '#content/ideal-partner.ts';
import { impact } from '#content/impact.ts';
import { partners, partnersWords } from '#content/partners.ts';
import { team, teamWords } from '#content/team.ts';
import { Partners } from '../partners/partners.tsx';
import type { Route } from './+types/page.ts';
import { Calendar } from './calendar.tsx';
import { ChapterBlocks } from './chapter-blocks.tsx';
import { Community } from './community.tsx';
import { Hero } from './hero.tsx';
import { HowHelpIsUsed } from './how-help-is-used.tsx';
import { Impact } from './impact.tsx';
import { Partner } from './partner.tsx';
import { ProgramTiles } from './program-tiles.tsx';
import { Team } from './team.tsx';
import { Welcome } from './welcome.tsx';

/** Runs at the build: the words are in the page, and in no script. */
export function loader() {
  return {
    hero,
    welcome,
    community,
    program,
    impact,
    chapterBlocks,
    chapters,
    howHelpIsUsed,
    team,
    teamHeading: teamWords.heading,
    teamNote: teamWords.note,
    idealPartner,
    partners,
    partnersWords,
    calendar,
    calendarHeading: calendarWords.heading,
  };
}

export default function Home({ loaderData: words }: Route.ComponentProps) {
  return (
    <>
      <Hero words={words.hero} />
      <Welcome words={words.welcome} />
      <Community words={words.community} />
      <ProgramTiles words={words.program} />
      <Impact impact={words.impact} />
      <ChapterBlocks words={words.chapterBlocks} chapters={words.chapters} />
      <HowHelpIsUsed words={words.howHelpIsUsed} />
      <Team heading={words.teamHeading} note={words.teamNote} team={words.team} />
      <Partner words={words.idealPartner} />
      <Partners words={words.partnersWords} partners={words.partners} />
      <Calendar heading={words.calendarHeading} calendar={words.calendar} />
    </>
  );
}
