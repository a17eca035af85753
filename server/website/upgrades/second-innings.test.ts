import { assert, expect, test } from 'vitest';
import { secondinning } from '#content/documents/programmes/secondinning.ts';
import { checkDocument } from '#domain/website/checks/check-document.ts';
import { upgradeValue } from './upgrades.ts';

const { document } = secondinning;
const item = (title: string, picture: string) => ({ title, text: 'Every Tuesday.', picture });

test('words of Second Innings from before the three headings can still be published', () => {
  const { opening, words, closing, summary, search } = document.defaults.en;
  const { brief: _, ...lists } = summary;
  const items = [item('Yoga at seven', 'senior-fitness.webp'), item('Cards', 'cards.webp')];
  const stored = {
    opening,
    words,
    closing,
    summary: lists,
    search,
    initiatives: { heading: 'Our mornings', intro: 'Come by.', items },
  };
  const upgraded = upgradeValue(document, 'en', 1, stored);
  expect(
    checkDocument(document.fields, upgraded, {
      hasPicture: () => true,
      hasFile: () => true,
      hasPage: () => true,
    }),
  ).toEqual([]);
  expect(upgraded.initiatives).toMatchObject({
    heading: 'Our mornings',
    items: [
      { title: 'Yoga at seven', ground: 'body' },
      { title: 'Cards', ground: 'company' },
    ],
  });
});

test('a later schema without a step changes none of the published words', () => {
  const { initiatives } = document.defaults.en;
  assert(initiatives);
  const [first, ...others] = initiatives.items;
  const items = [{ ...first, picture: 'mentoring.webp', ground: 'company' }, ...others];
  const published = { ...document.defaults.en, initiatives: { ...initiatives, items } };
  expect(upgradeValue({ ...document, schema: 3 }, 'en', 2, published)).toEqual(published);
});
