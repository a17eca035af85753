// Upgrades of words that were published with an earlier version of the program.
import { expect, test } from 'vitest';
import { events } from '#content/documents/events.ts';
import { facts } from '#content/documents/facts.ts';
import { menu } from '#content/documents/menu.ts';
import { news } from '#content/documents/news.ts';
import { registrations } from '#content/documents/registrations.ts';
import { withTranslations } from '#content/translations/translations.ts';
import type { Language } from '#domain/languages.ts';
import type { DocumentValue, WebsiteDocument } from '#domain/website/document.ts';
import { readPublished } from '#server/website/values.ts';
import { FILLED_WORDS } from '../../support/properties/filled-words.ts';

const carried = (document: WebsiteDocument, value: DocumentValue, locale: Language = 'en') =>
  readPublished(withTranslations(document), locale, 1, JSON.stringify(value));

test('registrations keep their values, and the new numbers are empty', () => {
  const before = {
    legal_name: 'Prakash Trust',
    registration: 'E-1234',
    pan: 'AAATP1234C',
    section_12a: { number: '', valid_until: '' },
    section_80g: { number: 'AAATP1234CF20214', valid_until: '2027-03-31' },
    fcra: { status: 'none', number: '', valid_until: '' },
  };
  expect(carried(registrations, before)).toEqual({
    ...before,
    section_80g: { ...before.section_80g, issued_on: '', valid_from: '' },
    registered_with: '',
    darpan: '',
    csr1: '',
  });
});

test.each(['en', 'hi'] as const)(
  'the facts of a trust from before the logo have none: %s',
  (locale) => {
    const { logo, ...before } = { ...facts.defaults.en, short_name: 'Prakash' };
    expect(carried(facts, before, locale)).toEqual({ ...before, logo: '' });
  },
);

test('an event with a date gets an address made from its name', () => {
  const { dates, own_page, ...before } = events.defaults.en;
  const event = { name: 'River walk', title: 'We walk.', program: 'WASH', picture: 'well.webp' };
  const dated = { ...event, date: '2027-03-14', time: '09:00', place: 'Rampur' };
  const value = carried(events, { ...before, items: [dated] });
  expect(value?.items).toEqual([
    {
      ...dated,
      slug: 'river-walk',
      end_date: '',
      end_time: '',
      status: 'planned',
      moved_from: '',
      host: '',
      join: '',
      bring: '',
      about: '',
      outcome: '',
      pictures: [],
    },
  ]);
  expect(value).toMatchObject({ dates, own_page });
});

test('the heading of the news becomes that of its page, and other new texts are in their language', () => {
  const item = { title: 'पंप', date: '2026-11-20', text: 'पानी आ गया।', picture: '' };
  const value = carried(news, { heading: 'गाँव की ख़बर', items: [item] }, 'hi');
  expect(value).toMatchObject({
    opening: { heading: 'गाँव की ख़बर' },
    words: { read: 'आगे पढ़ें' },
    items: [{ ...item, slug: 'pamp', author: '', pictures: [] }],
  });
  expect(value).not.toHaveProperty('heading');
});

test('a note from before it had several pictures keeps its words', () => {
  const [note] = [FILLED_WORDS.news?.items].flat();
  const { pictures, ...before } = { ...Object(note), title: 'A pump' };
  const value = { ...news.defaults.en, items: [before] };
  expect(readPublished(news, 'en', 3, JSON.stringify(value))).toEqual({
    ...value,
    items: [{ ...before, pictures: [] }],
  });
});

test('the menu has the names of the new pages', () => {
  const { pages, ...before } = menu.defaults.en;
  const { news: _, transparency: __, ...named } = pages;
  const value = carried(menu, { ...before, pages: { ...named, about: 'Who we are' } });
  expect(value?.pages).toEqual({ ...pages, about: 'Who we are' });
});
