import { calendar, calendarText } from '#content/calendar/calendar.ts';
import { chapters } from '#content/pages/chapters.ts';
import { chapterBlocks, community, hero, program, welcome } from '#content/pages/home.ts';
import { howHelpIsUsed } from '#content/pages/how-help-is-used.ts';
import { idealPartner } from '#content/pages/ideal-partner.ts';
import { impact } from '#content/pages/impact.ts';
import { partners, partnersText } from '#content/pages/partners.ts';
import { team, teamText } from '#content/pages/team.ts';
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

/** Runs at the build, so that the text is in no script. */
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
    teamHeading: teamText.heading,
    teamNote: teamText.note,
    idealPartner,
    partners,
    partnersText,
    calendar,
    calendarHeading: calendarText.heading,
  };
}

export default function Home({ loaderData: content }: Route.ComponentProps) {
  return (
    <>
      <Hero content={content.hero} />
      <Welcome content={content.welcome} />
      <Community content={content.community} />
      <ProgramTiles content={content.program} />
      <Impact impact={content.impact} />
      <ChapterBlocks content={content.chapterBlocks} chapters={content.chapters} />
      <HowHelpIsUsed content={content.howHelpIsUsed} />
      <Team heading={content.teamHeading} note={content.teamNote} team={content.team} />
      <Partner content={content.idealPartner} />
      <Partners content={content.partnersText} partners={content.partners} />
      <Calendar heading={content.calendarHeading} calendar={content.calendar} />
    </>
  );
}
