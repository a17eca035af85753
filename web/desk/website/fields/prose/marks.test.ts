import { expect, test } from 'vitest';
import { toggleBullets, toggleHeading, toggleStrong } from './marks.ts';
import type { Replacement, Selection } from './selection.ts';

const text = 'Every gift is receipted.';
const applied = (before: string, { text: put, start, end }: Replacement) =>
  before.slice(0, start) + put + before.slice(end);

test.each([
  [text, { start: 0, end: 5 }, '**Every** gift is receipted.'],
  [text, { start: 6, end: 11 }, 'Every **gift** is receipted.'],
  ['**Every** gift', { start: 2, end: 7 }, 'Every gift'],
  [text, { start: 24, end: 24 }, 'Every gift is receipted.**strong words**'],
  ['One\n\ntwo', { start: 0, end: 8 }, '**One**\n\ntwo'],
  ['A\n- rope', { start: 2, end: 8 }, 'A\n- **rope**'],
  ['## Well', { start: 0, end: 7 }, '## **Well**'],
  ['One\n- Pots', { start: 3, end: 10 }, 'One\n- **Pots**'],
  ['12. class', { start: 0, end: 3 }, '**12.** class'],
])('%j, %j becomes %j', (before, selection, after) => {
  expect(applied(before, toggleStrong(before, selection, 'strong words'))).toBe(after);
});

test('pressing Strong twice changes nothing', () => {
  const once = toggleStrong(text, { start: 0, end: 5 }, '');
  const strong = applied(text, once);
  expect(applied(strong, toggleStrong(strong, once.selected ?? once, ''))).toBe(text);
});

const toggles = { bullets: toggleBullets, heading: toggleHeading };

test.each<[string, Selection, keyof typeof toggles, string]>([
  ['Rope\nPots', { start: 0, end: 9 }, 'bullets', '- Rope\n- Pots'],
  ['- Rope\n- Pots', { start: 3, end: 12 }, 'bullets', 'Rope\nPots'],
  ['Rope\n\nPots\nLime', { start: 0, end: 11 }, 'bullets', '- Rope\n\n- Pots\nLime'],
  ['Rope\nPots', { start: 0, end: 5 }, 'bullets', '- Rope\nPots'],
  ['- Rope', { start: 4, end: 4 }, 'heading', '## Rope'],
  ['## Rope', { start: 7, end: 7 }, 'heading', 'Rope'],
  ['One\n\ntwo', { start: 6, end: 6 }, 'heading', 'One\n\n## two'],
  ['', { start: 0, end: 0 }, 'bullets', '- '],
  ['- Rope\n\n- Pots', { start: 0, end: 14 }, 'bullets', 'Rope\n\nPots'],
  ['\nRope', { start: 0, end: 0 }, 'bullets', '- \nRope'],
])('%j, %j with %j becomes %j', (before, selection, kind, after) => {
  expect(applied(before, toggles[kind](before, selection))).toBe(after);
});

test('a caret stays in its place of the line', () => {
  const { selected } = toggleBullets('One\nRope', { start: 6, end: 6 });
  expect(selected).toEqual({ start: 8, end: 8 });
});
