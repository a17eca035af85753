// Placeholders are visible, and lead to nobody.
import { describe, expect, test } from 'vitest';
import { findMissingContent } from '#domain/website/checks/missing-content.ts';
import {
  isPlaceholderAddress,
  isPlaceholderEmail,
  isPlaceholderPhone,
} from '#domain/website/checks/placeholders.ts';
import { bank } from './documents/bank.ts';
import { facts } from './documents/facts.ts';
import { openWebsite } from './website/website.ts';

const website = openWebsite({ locale: 'en' });

describe('placeholders', () => {
  test('no delivered address leads to a real person or organisation', () => {
    const { phone, forms, ...words } = website.words(facts);
    expect(isPlaceholderPhone(phone)).toBe(true);
    for (const name of ['email', 'query_email', 'careers_email', 'security_email'] as const) {
      expect(isPlaceholderEmail(words[name]), name).toBe(true);
    }
    for (const address of [...Object.values(forms), 'https://Forms.Example?x=1']) {
      expect(isPlaceholderAddress(address), address).toBe(true);
    }
  });

  test('every delivered placeholder is named among what is not filled in', () => {
    const named = findMissingContent(facts, facts.defaults.en, '2026-11-23');
    const placeholders = named.filter(({ reason }) => reason === 'placeholder');
    expect(placeholders.map(({ path }) => path)).toEqual([
      'phone',
      'email',
      'query_email',
      'careers_email',
      'security_email',
      'forms.changemaker',
      'forms.team',
      'forms.event',
    ]);
    const account = { path: 'published', reason: 'placeholder' };
    expect(findMissingContent(bank, bank.defaults.en, '2026-11-23')).toMatchObject([account]);
    const own = { ...bank.defaults.en, published: true };
    expect(findMissingContent(bank, own, '2026-11-23')).toEqual([]);
    const called = { ...facts.defaults.en, phone: '+91 98200 00000' };
    expect(findMissingContent(facts, called, '2026-11-23').map(({ path }) => path)).not.toContain(
      'phone',
    );
  });

  test('a real phone number, e-mail or form is not taken for a placeholder', () => {
    expect(isPlaceholderPhone('+91 98200 00000')).toBe(false);
    expect(isPlaceholderEmail('office@prakash-trust.in')).toBe(false);
    expect(isPlaceholderAddress('https://forms.prakash-trust.in/example')).toBe(false);
  });
});
