import { Partners } from '../partners/partners.tsx';
import { websiteOf } from '../website-context.ts';
import type { Route } from './+types/page.ts';
import { Calendar } from './calendar.tsx';
import { Community } from './community.tsx';
import { Impact } from './figures/impact.tsx';
import { Proof } from './figures/proof.tsx';
import { Hero } from './hero.tsx';
import { homeWords } from './home-words.ts';
import { HowHelpIsUsed } from './how-help-is-used.tsx';
import { Partner } from './partner.tsx';
import { HomeTiles } from './programmes/home-tiles.tsx';
import { ProgrammeBlocks } from './programmes/programme-blocks.tsx';
import { Team } from './team.tsx';
import { Welcome } from './welcome.tsx';

export const loader = ({ context }: Route.LoaderArgs) => homeWords(websiteOf(context));

export default function Home({ loaderData: words }: Route.ComponentProps) {
  return (
    <>
      <Hero {...words.opening} tagline={words.tagline} />
      <Proof {...words.proof} />
      <Welcome {...words.welcome} heading={words.second_tagline} about={words.short_name} />
      <HowHelpIsUsed {...words.help} />
      <Community {...words.community} />
      <HomeTiles {...words.programmes} />
      <Impact {...words.impact} />
      <ProgrammeBlocks {...words.chapters} chapter={words.chapter} />
      <Team {...words.team} members={words.members} />
      <Partner {...words.partner} />
      {words.partners.items.length > 0 && <Partners {...words.partners} />}
      <Calendar {...words.calendar} />
    </>
  );
}
