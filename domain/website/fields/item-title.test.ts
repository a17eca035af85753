import { expect, test } from 'vitest';
import { group, line, picture, prose } from './fields.ts';
import { itemPicture, itemTitle } from './item-title.ts';

const question = group('Question', {
  question: line('Question', 100),
  answer: prose('Answer', 900),
});

test('a web address is no detail of an item', () => {
  const note = group('Note', {
    title: line('Heading', 80),
    slug: line('Web address', 80, { format: 'slug' }),
    date: line('Date', 10, { format: 'date' }),
  });
  const value = { title: 'Tea', slug: 'tea', date: '2026-11-20' };
  expect(itemTitle(note, value)).toEqual({ title: 'Tea', detail: '2026-11-20' });
});

test('an item is titled by its first words', () => {
  const value = { question: 'May I **come**?', answer: 'Yes.' };
  expect(itemTitle(question, value)).toEqual({ title: 'May I come?', detail: 'Yes.' });
});

test('an item without a name is titled by the beginning of its text', () => {
  const { title } = itemTitle(question, {
    question: ' ',
    answer: 'Yes, on Saturdays. '.repeat(5000),
  });
  expect(title).toMatch(/^Yes, on Saturdays\..*…$/);
  expect(title.length).toBeLessThan(110);
});

test('an item has the picture of its first field, or is one itself', () => {
  const [photo, person] = [picture('Photo'), group('Person', { photo: picture('Photo') })];
  expect(itemPicture(photo, 'camp 1.webp')).toBe('camp 1.webp');
  expect(itemPicture(photo, null)).toBe('');
  expect(itemPicture(person, { photo: 'meera.webp' })).toBe('meera.webp');
  expect(itemPicture(question, {})).toBeUndefined();
});
