import { expect, test } from 'vitest';
import { formatPasswordLink, parsePasswordLink } from './password-link.ts';

const LINK = { accountId: 17, expiresAt: 1_795_000_000_000, mac: 'x'.repeat(43) };

test('a token is read as it was written', () => {
  expect(parsePasswordLink(formatPasswordLink(LINK))).toEqual(LINK);
});

test.each(['', '17', '17.1795000000000.', `17.1795000000000.${'x'.repeat(42)}`, 'a.b.c'])(
  '%j is no token',
  (token) => {
    expect(parsePasswordLink(token)).toBeUndefined();
  },
);
