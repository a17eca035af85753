// Imported by the page's loader only.
import { facts } from '#content/documents/facts.ts';
import { pageCalendar } from '#content/documents/page-calendar.ts';
import { pageHome } from '#content/documents/page-home.ts';
import { pageIdealPartner } from '#content/documents/page-idealpartner.ts';
import { partners } from '#content/documents/partners.ts';
import { shared } from '#content/documents/shared.ts';
import { team } from '#content/documents/team.ts';
import type { Website } from '#content/website/website.ts';
import type { Words } from '#content/website/words.ts';
import { calendarWords } from '../calendar/calendar-words.ts';
import { programmeTiles } from '../chapter/programme-tiles.ts';
import { teamMembers } from '../team/members.ts';
import { withoutSearch } from '../website-context.ts';

export type HomeWords = Words<typeof pageHome>;

export function homeWords(website: Website) {
  const { tagline, second_tagline, short_name } = website.words(facts);
  const { help, chapters } = website.words(shared);
  const { opening, list, carousel } = website.words(team);
  const { reasons, home, opening: partner } = website.words(pageIdealPartner);
  return {
    ...withoutSearch(website.words(pageHome)),
    ...{ tagline, second_tagline, short_name, help, chapter: chapters.chapter },
    programme_tiles: programmeTiles(website),
    team: { heading: opening.heading, note: list.note, more: list.home, carousel },
    members: teamMembers(website),
    partner: {
      ...{ heading: partner.heading, lede: partner.lede, ...home },
      reasons: reasons.map(({ title, short }) => ({ title, short })),
    },
    partners: website.words(partners),
    calendar: {
      heading: website.words(pageCalendar).opening.heading,
      year_list: website.words(pageHome).calendar.year_list,
      calendar: calendarWords(website),
    },
  };
}
