// Imported by the loader only.
import { events } from '#content/documents/events.ts';
import { facts } from '#content/documents/facts.ts';
import { datedEvents, isPast, undatedEvents } from '#content/website/dated-events.ts';
import { linkedItems } from '#content/website/linked-items.ts';
import type { Website } from '#content/website/website.ts';
import { paragraphsOf } from '#domain/website/text/marked-text.ts';
import { formWords } from '../form-cards/form-words.ts';
import { withoutSearch } from '../website-context.ts';
import { pastEvent, shownEvent } from './event-words.ts';

export function eventList(website: Website) {
  const words = website.words(events);
  const { locale } = website;
  const all = datedEvents(website);
  const form = website.words(facts).forms.event;
  const undated = undatedEvents(website);
  const { opening, list, dates, ask } = withoutSearch(words);
  return {
    opening,
    list,
    dates,
    ask,
    form,
    coming: all
      .filter((event) => !isPast(website, event))
      .map((event) => shownEvent(event, words, locale)),
    past: all
      .filter((event) => isPast(website, event))
      .map((event) => pastEvent(event, words, locale))
      .reverse(),
    undated: undated.map(({ name, title, program, place, picture, join }) => ({
      name,
      title,
      program,
      place,
      picture,
      ...(join !== '' && { join }),
    })),
    hasNews: website.derived(linkedItems).hasNews,
    note: formWords(
      website,
      undated.map(({ join }) => join || form),
    ).note,
  };
}

/** @throws Response 404 */
export function singleEvent(website: Website, slug: string) {
  const words = website.words(events);
  const { locale } = website;
  const all = datedEvents(website).filter((one) => one.slug !== '');
  const event = all.find((one) => one.slug === slug);
  if (!event) throw new Response('There is no such event', { status: 404 });
  const next = all
    .slice(all.indexOf(event) + 1)
    .find((one) => !isPast(website, one) && one.status !== 'cancelled');
  const form = event.join || website.words(facts).forms.event;
  return {
    event: {
      ...shownEvent(event, words, locale),
      about: event.about,
      outcome: event.outcome,
      bring: paragraphsOf(event.bring),
      ...(event.pictures.length > 0 && { pictures: event.pictures }),
    },
    isPast: isPast(website, event),
    next: next && shownEvent(next, words, locale),
    words: { dates: words.dates, list: words.list, ...words.own_page },
    form,
    note: formWords(website, [form]).note,
  };
}
