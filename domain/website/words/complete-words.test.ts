import { expect, test } from 'vitest';
import { choice, group, line, list } from '../fields/fields.ts';
import { completeWords } from './complete-words.ts';

const fields = {
  opening: group('Opening', { heading: line('Heading', 40), link: line('Link', 40) }),
  people: list(
    'People',
    'Person',
    group('Person', {
      name: line('Name', 40),
      words: line('Words', 40, { optional: true }),
      trade: choice('Trade', [
        { value: 'law', label: 'Law' },
        { value: 'water', label: 'Water' },
      ]),
    }),
    [1, 9],
  ),
};
const delivered = {
  opening: { heading: 'Welcome', link: 'Read more' },
  people: [{ name: 'Founder', words: '', trade: 'water' }],
};

test('the trust’s own words are kept, and new fields get the delivered words', () => {
  const stored = { opening: { heading: 'Namaste' }, people: [{ name: 'Kavya', hidden: true }] };
  expect(completeWords(fields, stored, delivered)).toEqual({
    opening: { heading: 'Namaste', link: 'Read more' },
    people: [{ name: 'Kavya', hidden: true, words: '', trade: 'law' }],
  });
});

test('the fields are in their order, with what is none of them at the end', () => {
  const stored = { people: [{ hidden: true, trade: 'law', name: 'Kavya' }] };
  const { people, ...rest } = completeWords(fields, stored, delivered);
  expect(Object.keys(rest)).toEqual(['opening']);
  expect(JSON.stringify(people)).toBe('[{"name":"Kavya","words":"","trade":"law","hidden":true}]');
});

test('unknown and unreadable values are preserved', () => {
  const stored = { opening: 7, people: 'nobody', gone: true };
  expect(completeWords(fields, stored, delivered)).toEqual(stored);
});
