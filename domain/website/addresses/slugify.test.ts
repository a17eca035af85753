import { expect, test } from 'vitest';
import { group, line, list, prose } from '../fields/fields.ts';
import { slugify, withSlugs } from './slugify.ts';
import { isSlug } from './slugs.ts';

const fields = {
  heading: line('Heading', 40),
  items: list(
    'Events',
    'Event',
    group('Event', {
      name: line('Name', 40),
      title: prose('Sentence', 80),
      slug: line('Address', 60, { format: 'slug', optional: true }),
    }),
    [0, 40],
  ),
};
const slugsOf = (items: object[]) => {
  const { items: made } = withSlugs(fields, { heading: 'Events', items });
  return Array.isArray(made) ? made.map((item) => Object(item).slug) : [];
};

test.each([
  ['Water day!', 'water-day'],
  ['Women’s café in Nāshik', 'womens-cafe-in-nashik'],
  ['पानी का दिन', 'pani-ka-din'],
  ['🎉 खुशखबरी: गाँव में ३ नल', 'khushakhabari-ganv-men-3-nal'],
  ['জল দিবস', 'jal-dibas'],
  ['संपर्क', 'samparka'],
  ['水の日', ''],
  ['  --  ', ''],
  ['x'.repeat(90), 'x'.repeat(60)],
  ['a long name '.repeat(9), 'a-long-name-a-long-name-a-long-name-a-long-name-a-long-name'],
])('%j becomes the slug %j', (name, slug) => {
  expect(slugify(name)).toBe(slug);
  if (slug) expect(isSlug(slug)).toBe(true);
});

test('a repeated slug that is cut after a word stays a slug', () => {
  const name = `${'x'.repeat(55)} water`;
  const [, second] = slugsOf([
    { name, slug: '' },
    { name, slug: '' },
  ]);
  expect(second).toBe(`${'x'.repeat(55)}-2`);
  expect(isSlug(second)).toBe(true);
});

test('an item without a slug gets one, and an existing slug is kept', () => {
  const items = [
    { name: 'Water day', slug: '' },
    { name: 'Water day', slug: '' },
    { name: 'Renamed since', slug: 'water-day' },
    { name: 'पानी का दिन', slug: '' },
    { name: '水の日', slug: '' },
  ];
  expect(slugsOf(items)).toEqual([
    'water-day-2',
    'water-day-3',
    'water-day',
    'pani-ka-din',
    'event',
  ]);
});

test('thousands of items without a name get their slugs at once', () => {
  const slugs = slugsOf(Array.from({ length: 40_000 }, () => ({ name: '', slug: '' })));
  expect(slugs.at(-1)).toBe('event-40000');
  expect(new Set(slugs).size).toBe(40_000);
});

test('a draft that fails validation stays unchanged', () => {
  for (const items of ['none', undefined, [7, null]]) {
    expect(withSlugs(fields, { items })).toEqual({ items });
  }
});
