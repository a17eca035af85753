import { expect, test } from 'vitest';
import { facts } from '#content/documents/facts.ts';
import { trustValues } from './trust-values.ts';

const images = new Map([['prakash.png', {}]]);

test('the desk has the names and the logo of the trust', () => {
  const values = trustValues({ ...facts.defaults.en, logo: 'prakash.png' }, images);
  expect(Object.fromEntries(values)).toEqual({
    trust_name: 'Adhyay Trust',
    trust_short_name: 'Adhyay',
    trust_hindi_name: 'अध्याय',
    trust_logo: '/images/prakash.png?w=480&format=webp',
  });
});

test.each([undefined, '', 'deleted.png'])('%j is no logo', (logo) => {
  expect(trustValues({ ...facts.defaults.en, logo }, images).get('trust_logo')).toBe('');
});
