import { expect, test } from 'vitest';
import { altPlaceholder } from '#domain/text/placeholders.ts';
import { fillPlaceholders, placeholdersIn } from './page-placeholders.ts';

test.each(['well.webp', 'मेरी-तस्वीर-1.jpg', 'tête.png', 'க்\u200dஷ_2.webp'])(
  'the alt text of %s is filled in, and empty without one',
  (file) => {
    const html = `<img alt="${altPlaceholder(file)}">`;
    expect(fillPlaceholders(html, new Map([[`alt:${file}`, 'Two "wells"']]), 'en')).toBe(
      '<img alt="Two &quot;wells&quot;">',
    );
    expect(fillPlaceholders(html, new Map(), 'hi')).toBe('<img alt="">');
    expect(placeholdersIn(html, 'hi')).toContain(`hi:alt:${file}`);
  },
);
