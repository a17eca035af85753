import { expect, test } from 'vitest';
import { bidiIsolate } from './bidi-isolate.ts';

test.each([
  ['a name in English', 'Sunita', 'Sunita'],
  ['a name in Hindi', 'सुनीता', 'सुनीता'],
  ['a name in Urdu stands in marks of its own', 'نجمہ', '\u2068نجمہ\u2069'],
  ['what would turn the sentence around is left out', 'a\u202eb\u2069', '\u2068ab\u2069'],
])('%s', (_, typed, shown) => {
  expect(bidiIsolate(typed)).toBe(shown);
});
