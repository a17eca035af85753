import { describe, expect, test } from 'vitest';
import { defineDocument } from '#domain/website/document.ts';
import { line } from '#domain/website/fields.ts';
import { bank } from '../documents/bank.ts';
import { facts } from '../documents/facts.ts';
import { faqs } from '../documents/faqs.ts';
import { pageAbout } from '../documents/pages/page-about.ts';
import { secondinning } from '../documents/programmes/secondinning.ts';
import { team } from '../documents/team.ts';
import { pictures } from '../pictures.ts';
import { openWebsite } from './website.ts';

const [founder, coFounder, ...others] = team.defaults.en.items;
const teamOf = (items: readonly unknown[]) => ({ ...team.defaults.en, items });
const withWords = (name: string, value: Record<string, unknown>) =>
  openWebsite({ locale: 'en', values: new Map([[name, value]]) });

test('a trust that has changed nothing has the delivered words', () => {
  const { opening, list } = openWebsite({ locale: 'en' }).words(team);
  expect(opening.lede).toMatch(/^Seven people run the trust/);
  expect(list.heading).toBe('Who does what');
  expect(list.home).toBe('Meet all seven');
});

test('when a member is hidden, the words count six', () => {
  const website = withWords('team', teamOf([{ ...founder, hidden: true }, coFounder, ...others]));
  const { opening, list, search, items } = website.words(team);
  expect(items.map(({ name }) => name)).not.toContain('Founder');
  expect(opening.lede).toMatch(/^Six people/);
  expect(list.home).toBe('Meet all six');
  expect(search.description).toMatch(/^The six people/);
});

test('counts beyond twenty are figures', () => {
  const items = Array.from({ length: 23 }, () => founder);
  expect(withWords('team', teamOf(items)).words(team).list.home).toBe('Meet all 23');
});

test('the words of a programme follow its list wherever they stand', () => {
  const { initiatives } = secondinning.document.defaults.en;
  const words = withWords('page-secondinning', {
    ...secondinning.document.defaults.en,
    initiatives: { ...initiatives, items: initiatives?.items.slice(0, 5) },
  }).words(secondinning.document);
  expect(words.initiatives?.heading).toBe('Five programmes for people above 55');
  expect(words.opening.story).toContain('The five programmes below');
  expect(words.summary.fact).toBe('Five programmes for people above 55');
});

test('a new name of the trust is in every title', () => {
  const website = withWords('facts', { ...facts.defaults.en, short_name: 'Prakash' });
  expect(website.words(pageAbout).search.title).toBe('About us | Prakash');
});

test('an uploaded picture hangs with its own size', () => {
  const website = openWebsite({
    locale: 'en',
    values: new Map([['team', teamOf([{ ...founder, picture: 'meera.webp' }])]]),
    images: new Map([['meera.webp', { width: 900, height: 1200 }]]),
  });
  const [meera] = website.words(team).items;
  expect(meera?.picture).toMatchObject({ name: 'meera.webp', kind: 'scene', height: 1200 });
});

test('a picture that is gone leaves a portrait empty, and elsewhere shows the stand-in', () => {
  const gone = { ...team.defaults.en.opening, picture: 'gone.webp' };
  const value = { ...teamOf([{ ...founder, picture: 'gone.webp' }]), opening: gone };
  const { items, opening } = withWords('team', value).words(team);
  expect(items[0]?.picture).toBeUndefined();
  expect(opening.picture).toEqual(pictures['stand-in']);
});

test.each([
  {},
  { opening: 7, items: 'none' },
  { opening: { heading: ['x'] }, items: [null, 3, { question: 9 }] },
])('a draft such as %j still has words for the page', (draft) => {
  const { opening, items } = withWords('faqs', draft).words(faqs);
  expect(opening.heading).toBe('Frequently asked questions');
  for (const { question } of items) expect(typeof question).toBe('string');
});

test('words that the trust has translated itself are shown as they are', () => {
  const hindi = new Map([
    ['faqs', { ...faqs.defaults.en, more: { text: 'कुछ और?', link: 'पूछिए' } }],
  ]);
  const website = openWebsite({ locale: 'hi', values: hindi });
  expect(website.words(faqs).more.text).toBe('कुछ और?');
  expect(website.words(faqs).opening.lede).toMatch(/^आठ/);
  expect(website.languageOf(faqs)).toBe('hi');
});

test('what is not translated is English, and says so', () => {
  const motto = defineDocument({
    ...{ name: 'motto', title: 'Motto', section: 'trust', path: '/', schema: 1 },
    fields: { text: line('Text', 80) },
    defaults: { en: { text: 'Ask the village first' } },
  });
  const website = openWebsite({ locale: 'hi' });
  expect(website.words(motto).text).toBe('Ask the village first');
  expect(website.languageOf(motto)).toBe('en');
});

describe('when the trust has published other English words than the delivered ones', () => {
  const english = (name: string, value: Record<string, unknown>) =>
    openWebsite({ locale: 'hi', english: new Map([[name, value]]) });

  test('its bank account, and never the placeholder, stands in the Hindi pages', () => {
    const account = { published: true, account_name: 'Prakash Trust', account_number: '5010 0012' };
    const words = english('bank', { ...bank.defaults.en, ...account }).words(bank);
    expect(words).toMatchObject(account);
  });

  test('its phone is in the Hindi pages, beside the Hindi name', () => {
    const website = english('facts', { ...facts.defaults.en, phone: '+91 98200 00000' });
    expect(website.words(facts)).toMatchObject({ phone: '+91 98200 00000', name: 'अध्याय ट्रस्ट' });
    expect(website.languageOf(facts)).toBe('hi');
  });

  test('members that it has moved, named, hidden or added are in the Hindi team', () => {
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
