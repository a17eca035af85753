import { expect, test } from 'vitest';
import { localePath, splitLocale } from './locale-path.ts';

test.each([
  ['en', '/', '/'],
  ['en', '/about', '/about'],
  ['hi', '/', '/hi'],
  ['mr', '/contact/not-sent', '/mr/contact/not-sent'],
] as const)(
  'the page of %s and %s has the address %s, and the address maps back',
  (locale, path, address) => {
    expect(localePath(locale, path)).toBe(address);
    expect(splitLocale(address)).toEqual({ locale, path });
    expect(splitLocale(`${address}/`)).toEqual({ locale, path });
  },
);

test('a path that only begins like a language code is English', () => {
  expect(splitLocale('/history')).toEqual({ locale: 'en', path: '/history' });
  expect(splitLocale('/en/about')).toEqual({ locale: 'en', path: '/en/about' });
});
