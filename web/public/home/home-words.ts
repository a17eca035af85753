// Imported by the page's loader only.
import { facts } from '#content/documents/facts.ts';
import { pageCalendar } from '#content/documents/pages/page-calendar.ts';
import { pageHome } from '#content/documents/pages/page-home.ts';
import { pageIdealPartner } from '#content/documents/pages/page-idealpartner.ts';
import { partners } from '#content/documents/partners.ts';
import { shared } from '#content/documents/shared.ts';
import { team } from '#content/documents/team.ts';
import { pictures } from '#content/pictures.ts';
import type { Website } from '#content/website/website.ts';
import type { Words } from '#content/website/words.ts';
import { calendarWords } from '../calendar/calendar-words.ts';
import { programmeTiles } from '../programme/programme-tiles.ts';
import { carouselWords, teamMembers } from '../team/members.ts';
import { withoutSearch } from '../website-context.ts';
import { proofWords } from './figures/proof-words.ts';
import { homeProgrammes } from './programmes/home-programmes.ts';

export type HomeWords = Words<typeof pageHome>;

/** One for each of the first three steps. */
const HELP_PICTURES = [pictures['help-name'], pictures['help-spend'], pictures['help-ask']];

export function homeWords(website: Website) {
  const { tagline, second_tagline, short_name } = website.words(facts);
  const { help, chapters } = website.words(shared);
  const { opening, list } = website.words(team);
  const { reasons, home, opening: partner } = website.words(pageIdealPartner);
  const words = withoutSearch(website.words(pageHome));
  return {
    ...words,
    opening: {
      ...words.opening,
      // The delivered drawing leaves room for the words.
      hasPhoto: words.opening.picture.name !== pageHome.defaults.en.opening.picture,
    },
    tagline,
    second_tagline,
    short_name,
    chapter: chapters.chapter,
    proof: proofWords(website),
    help: { ...help, pictures: HELP_PICTURES },
    chapters: homeProgrammes(programmeTiles(website), words.chapters),
    team: {
      heading: opening.heading,
      note: list.note,
      more: list.home,
      carousel: carouselWords(website),
    },
    members: teamMembers(website),
    partner: {
      heading: partner.heading,
      lede: partner.lede,
      ...home,
      reasons: reasons.map(({ title, short }) => ({ title, short })),
    },
    partners: website.words(partners),
    calendar: {
      heading: website.words(pageCalendar).opening.heading,
      year_list: words.calendar.year_list,
      calendar: calendarWords(website),
    },
  };
}
