import { expect, test } from 'vitest';
import { newToken } from './tokens.ts';

const TOKENS = 10_000;
const LENGTH = 43;

test('ten thousand tokens are distinct, and their characters are evenly distributed', () => {
  const tokens = Array.from({ length: TOKENS }, newToken);
  expect(new Set(tokens).size).toBe(TOKENS);
  const counts = new Map<string, number>();
  for (const token of tokens) {
    expect(token).toMatch(/^adh_[\w-]{43}$/);
    // The last letter carries only four bits.
    for (const letter of token.slice('adh_'.length, -1)) {
      counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
  }
  const letters = TOKENS * (LENGTH - 1);
  const sigma = Math.sqrt(letters * (1 / 64) * (63 / 64));
  expect(counts.size).toBe(64);
  for (const count of counts.values()) {
    expect(Math.abs(count - letters / 64)).toBeLessThan(6 * sigma);
  }
});
