import { expect, test } from 'vitest';
import { blockTexts, mapBlocks, parseBlocks, withoutBlockMarks } from './blocks.ts';

const words = (text: string) => [{ kind: 'text', text }];

test('headings and lists need no blank line around them', () => {
  const text = `The well is dug.
## What is needed
Bring these:
- a rope
- **two** pots

1. Come early
2) Sign the list
## Thanks
## To all`;
  expect(parseBlocks(text)).toEqual([
    { kind: 'paragraph', parts: words('The well is dug.') },
    { kind: 'heading', parts: words('What is needed') },
    { kind: 'paragraph', parts: words('Bring these:') },
    {
      kind: 'bullets',
      items: [
        words('a rope'),
        [
          { kind: 'strong', parts: words('two') },
          { kind: 'text', text: ' pots' },
        ],
      ],
    },
    { kind: 'numbers', items: [words('Come early'), words('Sign the list')], start: 1 },
    { kind: 'heading', parts: words('Thanks') },
    { kind: 'heading', parts: words('To all') },
  ]);
});

test.each([
  'A text\nof two lines',
  '-a dash without a space',
  '#1 of the village',
  '2025. A year is no number of a list',
  '**Strong words** begin a paragraph',
])('%j is a paragraph', (text) => {
  expect(parseBlocks(text)).toMatchObject([{ kind: 'paragraph' }]);
  expect(withoutBlockMarks(text)).toBe(text);
});

test('a list goes on behind blank lines, and keeps its numbers around a paragraph', () => {
  const text = '1. Write\n\n2. Take\nOne at a time.\n3. Return\n\n१२. वापस करें';
  expect(parseBlocks(text)).toEqual([
    { kind: 'numbers', items: [words('Write'), words('Take')], start: 1 },
    { kind: 'paragraph', parts: words('One at a time.') },
    { kind: 'numbers', items: [words('Return'), words('वापस करें')], start: 3 },
  ]);
  expect(parseBlocks('२. चुनें')).toMatchObject([{ kind: 'numbers', start: 2 }]);
});

test('only the first mark of a line is one', () => {
  expect(parseBlocks('## 1. Register\n- 10. class pupils')).toEqual([
    { kind: 'heading', parts: words('1. Register') },
    { kind: 'bullets', items: [words('10. class pupils')] },
  ]);
});

test('marks without words are dropped', () => {
  expect(parseBlocks('## \n- a\n- \n- b\n\n- ')).toEqual([
    { kind: 'bullets', items: [words('a'), words('b')] },
  ]);
});

test('a number alone in its line stays', () => {
  expect(blockTexts('We vaccinated children under\n25.\n\nThen more.')).toEqual([
    'We vaccinated children under\n25.',
    'Then more.',
  ]);
});

test.each(['• rice\n• lentils', '•\trice\n•\u00a0lentils'])(
  'bullets of other programs make a list: %j',
  (text) => {
    expect(parseBlocks(text)).toEqual([
      { kind: 'bullets', items: [words('rice'), words('lentils')] },
    ]);
  },
);

test('replaced words keep the marks of their blocks', () => {
  const replaced = mapBlocks('## One\ntwo\n- three\n- four', (_, index) => `⟦${index}⟧`);
  expect(blockTexts(replaced)).toEqual(['## ⟦0⟧', '⟦1⟧', '- ⟦2⟧\n- ⟦2⟧']);
});
