import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldLines } from './fold-lines.ts';

test('no line is longer than 75 octets, and unfolding restores the text', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 200 })), (lines) => {
      const text = lines.map((line) => line.replace(/[\r\n]/g, '')).join('\r\n');
      const folded = foldLines(text);
      for (const line of folded.split('\r\n')) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      }
      expect(folded.replaceAll('\r\n ', '')).toBe(text.replaceAll('\r\n ', ''));
    }),
  );
});

test('a long Hindi name is folded between grapheme clusters', () => {
  const line = `SUMMARY:${'पानी का दिन '.repeat(9)}`;
  expect(foldLines(line).split('\r\n ').join('')).toBe(line);
  expect(foldLines(line)).not.toContain('\uFFFD');
});
