import { expect, test } from 'vitest';
import type { Language } from '#domain/languages.ts';
import { facts } from '../documents/facts.ts';
import { trustLogo } from './trust-logo.ts';
import { openWebsite } from './website.ts';

function logoOf(logo: string, locale: Language = 'en') {
  const english = new Map([['facts', { ...facts.defaults.en, logo }]]);
  const images = new Map([['prakash.png', { width: 1200, height: 400 }]]);
  return trustLogo(
    openWebsite({ locale, english, images, ...(locale === 'en' && { values: english }) }),
  );
}

test.each(['en', 'hi', 'mr'] as const)('an uploaded logo is shown in %s', (locale) => {
  expect(logoOf('prakash.png', locale)).toEqual({ file: 'prakash.png', width: 1200, height: 400 });
});

test('a scene of the program can be a logo', () => {
  expect(logoOf('well.webp')?.file).toBe('well.webp');
});

test.each(['', 'deleted.png', 'medal-geru'])('%j is no logo', (name) => {
  expect(logoOf(name)).toBeUndefined();
});
