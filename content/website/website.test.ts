import { describe, expect, test } from 'vitest';
import { type DocumentValue, defineDocument } from '#domain/website/document.ts';
import { line } from '#domain/website/fields/fields.ts';
import { bank } from '../documents/bank.ts';
import { events } from '../documents/events.ts';
import { facts } from '../documents/facts.ts';
import { faqs } from '../documents/faqs.ts';
import { news } from '../documents/news.ts';
import { pageAbout } from '../documents/pages/page-about.ts';
import { secondinning } from '../documents/programmes/secondinning.ts';
import { team } from '../documents/team.ts';
import { pictures } from '../pictures.ts';
import { openWebsite } from './website.ts';

const [founder, coFounder, ...others] = team.defaults.en.items;
const teamOf = (items: readonly unknown[]) => ({ ...team.defaults.en, items });
const withWords = (name: string, value: Record<string, unknown>) =>
  openWebsite({ locale: 'en', values: new Map([[name, value]]) });

test('an unchanged website has the delivered words', () => {
  const { opening, list } = openWebsite({ locale: 'en' }).words(team);
  expect(opening.lede).toMatch(/^Seven people run the trust/);
  expect(list.heading).toBe('Who does what');
  expect(list.home).toBe('Meet all seven');
});

test('the number word in the text follows the number of visible members', () => {
  const website = withWords('team', teamOf([{ ...founder, hidden: true }, coFounder, ...others]));
  const { opening, list, search, items } = website.words(team);
  expect(items.map(({ name }) => name)).not.toContain('Founder');
  expect(opening.lede).toMatch(/^Six people/);
  expect(list.home).toBe('Meet all six');
  expect(search.description).toMatch(/^The six people/);
});

test('counts above twenty are written in digits', () => {
  const items = Array.from({ length: 23 }, () => founder);
  expect(withWords('team', teamOf(items)).words(team).list.home).toBe('Meet all 23');
});

test.each([
  ['en', 'five at present', 'one at present'],
  ['hi', 'अभी पाँच आयोजन', 'अभी एक आयोजन'],
  ['mr', 'सध्या पाच', 'सध्या एक'],
] as const)('in %s the events without a date are counted', (locale, all, one) => {
  const introOf = (english?: Map<string, DocumentValue>) =>
    openWebsite({
      locale,
      ...(english && { english, ...(locale === 'en' && { values: english }) }),
    }).words(events).list.intro;
  expect(introOf()).toContain(all);
  const [waterDay, storyCircle, craftFair] = events.defaults.en.items;
  const dated = [{ ...waterDay, date: '2027-03-14' }, { ...storyCircle, hidden: true }, craftFair];
  expect(introOf(new Map([['events', { ...events.defaults.en, items: dated }]]))).toContain(one);
});

test('every mention of a programme uses its current name', () => {
  const { initiatives } = secondinning.document.defaults.en;
  const words = withWords('page-secondinning', {
    ...secondinning.document.defaults.en,
    initiatives: { ...initiatives, items: initiatives?.items.slice(0, 5) },
  }).words(secondinning.document);
  expect(words.initiatives?.heading).toBe('Five programmes for people above 55');
  expect(words.opening.story).toContain('The five programmes below');
  expect(words.summary.fact).toBe('Five programmes for people above 55');
});

test('the title of every page contains the new name of the trust', () => {
  const website = withWords('facts', { ...facts.defaults.en, short_name: 'Prakash' });
  expect(website.words(pageAbout).search.title).toBe('About us | Prakash');
});

test('an uploaded picture is placed with its own dimensions', () => {
  const website = openWebsite({
    locale: 'en',
    values: new Map([['team', teamOf([{ ...founder, picture: 'meera.webp' }])]]),
    images: new Map([['meera.webp', { width: 900, height: 1200 }]]),
  });
  const [meera] = website.words(team).items;
  expect(meera?.picture).toMatchObject({ name: 'meera.webp', kind: 'scene', height: 1200 });
});

test('a missing picture leaves a portrait empty, and is replaced by a stand-in elsewhere', () => {
  const gone = { ...team.defaults.en.opening, picture: 'gone.webp' };
  const value = { ...teamOf([{ ...founder, picture: 'gone.webp' }]), opening: gone };
  const { items, opening } = withWords('team', value).words(team);
  expect(items[0]?.picture).toBeUndefined();
  expect(opening.picture).toEqual(pictures['stand-in']);
});

const note = (words: object) => ({
  ...news.defaults.en,
  items: [
    { title: 'A camp', slug: 'camp', date: '2026-11-20', author: '', place: '', program: '' },
  ].map((item) => ({ ...item, text: 'One of {count}.', picture: '', ...words })),
});

test('pictures of a note that are missing are left out, and are not what its text counts', () => {
  const pictures = ['well.webp', 'gone.webp', '', 'pump.webp'];
  const [camp] = withWords('news', note({ pictures })).words(news).items;
  expect(camp?.pictures.map(({ name }) => name)).toEqual(['well', 'pump']);
  expect(camp?.text).toBe('One of one.');
});

test.each([undefined, 'well.webp', [7, null]])(
  'a note with the pictures %j has none',
  (pictures) => {
    const [camp] = withWords('news', note({ pictures })).words(news).items;
    expect(camp?.pictures).toEqual([]);
  },
);

test.each([
  {},
  { opening: 7, items: 'none' },
  { opening: { heading: ['x'] }, items: [null, 3, { question: 9 }] },
])('a page can be built from a draft such as %j', (draft) => {
  const { opening, items } = withWords('faqs', draft).words(faqs);
  expect(opening.heading).toBe('Frequently asked questions');
  for (const { question } of items) expect(typeof question).toBe('string');
});

test('the trust’s own translations are shown unchanged', () => {
  const hindi = new Map([
    ['faqs', { ...faqs.defaults.en, more: { text: 'कुछ और?', link: 'पूछिए' } }],
  ]);
  const website = openWebsite({ locale: 'hi', values: hindi });
  expect(website.words(faqs).more.text).toBe('कुछ और?');
  expect(website.words(faqs).opening.lede).toMatch(/^आठ/);
  expect(website.languageOf(faqs)).toBe('hi');
});

test('untranslated words are shown in English, marked as such', () => {
  const motto = defineDocument({
    ...{ name: 'motto', title: 'Motto', section: 'trust', path: '/', schema: 1 },
    fields: { text: line('Text', 80) },
    defaults: { en: { text: 'Ask the village first' } },
  });
  const website = openWebsite({ locale: 'hi' });
  expect(website.words(motto).text).toBe('Ask the village first');
  expect(website.languageOf(motto)).toBe('en');
});

describe('when the trust has changed the English words', () => {
  const english = (name: string, value: Record<string, unknown>) =>
    openWebsite({ locale: 'hi', english: new Map([[name, value]]) });

  test('the Hindi pages show its bank account and never the placeholder', () => {
    const account = { published: true, account_name: 'Prakash Trust', account_number: '5010 0012' };
    const words = english('bank', { ...bank.defaults.en, ...account }).words(bank);
    expect(words).toMatchObject(account);
  });

  test('the Hindi pages show its phone number beside the Hindi name', () => {
    const website = english('facts', { ...facts.defaults.en, phone: '+91 98200 00000' });
    expect(website.words(facts)).toMatchObject({ phone: '+91 98200 00000', name: 'अध्याय ट्रस्ट' });
    expect(website.languageOf(facts)).toBe('hi');
  });

  test('the Hindi team has the members that it has moved, renamed, hidden or added', () => {
    const meera = { ...founder, name: 'Meera Oraon' };
    const joined = { ...coFounder, name: 'Ravi Munda', position: 'Driver' };
    const items = [meera, ...others.slice(1), { ...coFounder, hidden: true }, others[0], joined];
    const { items: shown } = english('team', teamOf(items)).words(team);
    expect(shown.map(({ name, position }) => `${name}, ${position}`)).toEqual([
      'Meera Oraon, संस्थापक',
      'क़ानूनी प्रमुख, क़ानूनी प्रमुख',
      'आईटी प्रमुख, आईटी प्रमुख',
      'विशेष शिक्षक, विशेष शिक्षक',
      'क़ानूनी सलाहकार, क़ानूनी सलाहकार',
      'संचार विशेषज्ञ, संचार विशेषज्ञ',
      'Ravi Munda, Driver',
    ]);
  });
});
