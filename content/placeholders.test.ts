// Placeholders are visible, and lead to nobody.
import { describe, expect, test } from 'vitest';
import { facts } from './documents/facts.ts';
import { isPlaceholderAddress, isPlaceholderEmail, isPlaceholderPhone } from './placeholders.ts';
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

  test('a real phone number, e-mail or form is not taken for a placeholder', () => {
    expect(isPlaceholderPhone('+91 98200 00000')).toBe(false);
    expect(isPlaceholderEmail('office@prakash-trust.in')).toBe(false);
    expect(isPlaceholderAddress('https://forms.prakash-trust.in/example')).toBe(false);
  });
});
