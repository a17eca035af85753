import { events } from '#content/documents/events.ts';
import { facts } from '#content/documents/facts.ts';
import { news } from '#content/documents/news.ts';
import shared from '#web/styles/public.module.css';
import { formWords } from '../parts/form-words.ts';
import { MoreLink } from '../parts/links.tsx';
import { PageHero } from '../parts/page-hero.tsx';
import { Marked } from '../parts/prose.tsx';
import { Split } from '../parts/split.tsx';
import { websiteOf, withoutSearch } from '../website-context.ts';
import type { Route } from './+types/page.ts';
import { dateInWords } from './date-in-words.ts';
import { Featured } from './featured.tsx';
import { News } from './news.tsx';

export function loader({ context }: Route.LoaderArgs) {
  const website = websiteOf(context);
  const { items, ...words } = withoutSearch(website.words(events));
  const { heading, items: notes } = website.words(news);
  const form = website.words(facts).forms.event;
  const when = (date: string) => dateInWords(date, website.locale);
  return {
    ...words,
    items: items.map(({ date, time, place, ...event }) => ({
      ...event,
      when: [when(date), time, place].filter(Boolean).join(', '),
    })),
    news: { heading, items: notes.map((note) => ({ ...note, when: when(note.date) })) },
    form,
    note: formWords(website, [form]).note,
  };
}

export default function Events({ loaderData }: Route.ComponentProps) {
  const { opening, news, ask } = loaderData;
  return (
    <>
      <PageHero {...opening} />
      <Featured {...loaderData} />
      {news.items.length > 0 && <News {...news} />}
      <Split heading={ask.heading}>
        <p className={shared.lede}>
          <Marked text={ask.text} />
        </p>
        <div className={shared.actions}>
          <MoreLink to="/contact">{ask.contact}</MoreLink>
          <MoreLink to="/involved">{ask.involved}</MoreLink>
        </div>
      </Split>
    </>
  );
}
